import { words } from '../../contract/words';

/** A person's own account. */
export const peopleWords = words({
  profile: ['个人资料', 'My profile', 'Mi perfil'],
  trueName: ['姓名', 'Name', 'Nombre'],
  loginName: ['用户名', 'User name', 'Usuario'],
  mobile: ['手机号', 'Mobile', 'Móvil'],
  email: ['邮箱', 'E-mail', 'Correo'],
  identityCard: ['身份证号', 'Identity number', 'Documento de identidad'],
  organisation: ['工作单位', 'Workplace', 'Centro de trabajo'],
  position: ['职务', 'Position', 'Cargo'],
  professionalTitle: ['职称', 'Professional title', 'Categoría profesional'],
  education: ['学历', 'Education', 'Formación'],
  specialty: ['专业', 'Specialty', 'Especialidad'],
  familiarSubjectOne: ['熟悉学科一', 'Familiar subject 1', 'Materia conocida 1'],
  familiarSubjectTwo: ['熟悉学科二', 'Familiar subject 2', 'Materia conocida 2'],
  researchField: ['研究领域', 'Research field', 'Campo de investigación'],
  introduction: ['简介', 'Introduction', 'Presentación'],
  changePassword: ['修改密码', 'Change password', 'Cambiar la contraseña'],
  oldPassword: ['原密码', 'Old password', 'Contraseña actual'],
  newPassword: ['新密码', 'New password', 'Contraseña nueva'],
  confirmation: ['确认新密码', 'Confirm the new password', 'Confirme la contraseña nueva'],
  passwordRule: [
    '至少 15 个字符，可用一句话',
    'At least 15 characters; a sentence will do',
    'Al menos 15 caracteres; vale una frase',
  ],
  passwordsDiffer: ['两次密码不一致', 'The two passwords differ', 'Las contraseñas no coinciden'],
  changed: ['修改成功', 'Changed', 'Cambio realizado'],
});

declare module '../../contract/words' {
  interface WordRegistry {
    people: keyof typeof peopleWords;
  }
}
