import { words } from '#contract/words';

/** The columns of the spreadsheet that people are brought in by, and what is wrong with a cell. */
export const importWords = words({
  lists: ['选项', 'Options', 'Opciones'],
  exampleName: [
    '张三（示例，不导入）',
    'Zhang San (example, not imported)',
    'Zhang San (ejemplo, no se importa)',
  ],
  notInList: [
    '请从下拉列表中选择，或填写字典编码',
    'Choose from the list, or enter a code of the dictionary',
    'Elija de la lista o escriba un código del diccionario',
  ],
  name: ['姓名', 'Name', 'Nombre'],
  mobile: ['手机', 'Mobile', 'Móvil'],
  email: ['邮箱', 'E-mail', 'Correo'],
  organisation: ['单位', 'Organisation', 'Organización'],
  title: ['职称', 'Professional title', 'Categoría profesional'],
  subjectOne: ['学科一', 'Subject 1', 'Materia 1'],
  subjectTwo: ['学科二', 'Subject 2', 'Materia 2'],
  certificateNumber: ['证书编号', 'Certificate no.', 'N.º de certificado'],
  certificateGrade: ['证书等级', 'Certificate grade', 'Grado del certificado'],
  certificateUntil: ['证书有效期至', 'Certificate valid until', 'Certificado válido hasta'],
  noGrade: [
    '字典中没有这个证书等级',
    'The dictionary has no such grade',
    'El diccionario no tiene ese grado',
  ],
  noDay: [
    '不是正确的日期，例：2027-06-30',
    'This is no date; write it as 2027-06-30',
    'No es una fecha; escríbala como 2027-06-30',
  ],
  noCertificateHere: [
    '所选角色没有证书，请留空',
    'People of this role hold no certificate; leave it empty',
    'Las personas con este rol no tienen certificado; déjelo vacío',
  ],
  certificateTwice: [
    '与第 {{row}} 行证书编号相同',
    'The same certificate as in row {{row}}',
    'El mismo certificado que en la fila {{row}}',
  ],
  certificateRegistered: [
    '该证书编号已登记',
    'This certificate is on record already',
    'Este certificado ya está registrado',
  ],
  missing: ['未填写', 'Not filled in', 'Sin rellenar'],
  tooLong: ['超过 {{most}} 个字符', 'Longer than {{most}} characters', 'Más de {{most}} caracteres'],
  mobileWrong: ['不是正确的手机号', 'This is no mobile number', 'No es un número de móvil'],
  emailWrong: ['不是正确的邮箱', 'This is no e-mail address', 'No es un correo'],
  noOrganisation: ['平台上没有这个单位', 'There is no such organisation here', 'No existe esa organización'],
  foreignOrganisation: [
    '只能导入本单位人员',
    'Only people of your own organisation',
    'Solo personas de su organización',
  ],
  noTitle: [
    '字典中没有这个职称',
    'The dictionary has no such title',
    'El diccionario no tiene esa categoría',
  ],
  noSubject: [
    '字典中没有这个学科',
    'The dictionary has no such subject',
    'El diccionario no tiene esa materia',
  ],
  notText: [
    '含有无法保存的字符',
    'It holds a character that cannot be kept',
    'Contiene un carácter que no se puede guardar',
  ],
  twice: [
    '与第 {{row}} 行手机号相同',
    'The same number as in row {{row}}',
    'El mismo número que en la fila {{row}}',
  ],
  registered: ['该手机号已登记', 'This number is registered already', 'Este número ya está registrado'],
  loginName: ['用户名', 'User name', 'Usuario'],
  nameWrong: [
    '用户名只能包含中文、拉丁字母、数字及 . _ - @，最多 64 个字符',
    'Only Latin letters, Chinese characters, digits and . _ - @, 64 at most',
    'Solo letras latinas, caracteres chinos, cifras y . _ - @, 64 como máximo',
  ],
  nameTwice: [
    '与第 {{row}} 行用户名相同',
    'The same user name as in row {{row}}',
    'El mismo usuario que en la fila {{row}}',
  ],
  nameTaken: ['该用户名已被使用', 'This user name is taken', 'Este usuario ya existe'],
});
