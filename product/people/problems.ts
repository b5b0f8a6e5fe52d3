import { problems } from '#contract/problem';

/** What changing accounts, one's own or others', can refuse. */
export const peopleProblems = problems({
  cardTaken: [
    1011,
    '该身份证号已登记在其他账户，请联系管理员',
    'This identity number is registered with another account; please ask the administrator',
    'Este documento ya está registrado en otra cuenta; consulte al administrador',
  ],
  linkOver: [
    1012,
    '链接无效或已过期，请在个人资料中重新填写邮箱',
    'The link is not valid any more; enter the address in your profile again',
    'El enlace ya no es válido; vuelva a indicar el correo en su perfil',
  ],
  ownAccount: [
    1014,
    '不能锁定自己的账户或修改自己的角色，请由其他管理员操作',
    'Nobody locks their own account or changes their own roles; another administrator must do it',
    'Nadie bloquea su propia cuenta ni cambia sus roles; debe hacerlo otro administrador',
  ],
  notAnAssessor: [
    1016,
    '{{name}} 不是可用的评估师账户',
    '{{name}} is not an assessor who can work now',
    '{{name}} no es un evaluador disponible',
  ],
  notAnExpert: [
    1017,
    '{{name}} 不是可用的专家账户',
    '{{name}} is not an expert who can be linked',
    '{{name}} no es un experto al que se pueda vincular',
  ],
  inOpenRound: [
    1018,
    '{{name}} 正在参加该评估师未结束的专家评价轮次，结束后方可解除关联',
    '{{name}} sits on an open round for this assessor; unlink once the round is closed',
    '{{name}} participa en una ronda abierta de este evaluador; desvincule cuando se cierre',
  ],
  notASheet: [
    1019,
    '无法读取该文件：请使用模板（.xlsx），第一行为表头，最多 {{most}} 行',
    'This file cannot be read: use the template (.xlsx) with its headings in the first row, {{most}} rows at most',
    'No se puede leer el archivo: use la plantilla (.xlsx) con los encabezados en la primera fila y {{most}} filas como máximo',
  ],
  noSuchRole: [
    1020,
    '所选角色不存在或已禁用',
    'A chosen role does not exist or is not in use',
    'Un rol elegido no existe o no está en uso',
  ],
  importRunning: [
    2763,
    '您有一项导入正在进行，请等待其结束',
    'An import of yours is still running; please wait for its end',
    'Una importación suya sigue en curso; espere a que termine',
  ],
  importTooLong: [
    2764,
    '读取该文件超过 {{seconds}} 秒，已中止；请使用模板另存后重试',
    'Reading this file took longer than {{seconds}} seconds and was stopped; copy the rows into a fresh template',
    'La lectura del archivo superó {{seconds}} segundos y se detuvo; copie las filas en una plantilla nueva',
  ],
  importTooMuch: [
    2765,
    '该文件展开后过大，已中止；请使用模板另存后重试',
    'This file holds too much when unpacked and was stopped; copy the rows into a fresh template',
    'El archivo ocupa demasiado al descomprimirse y se detuvo; copie las filas en una plantilla nueva',
  ],
  importNotAllowed: [
    2766,
    '您已无权进行此导入，未导入任何人员',
    'You may not do this import any more; nobody was imported',
    'Ya no puede hacer esta importación; no se importó a nadie',
  ],
  importMeanwhile: [
    2767,
    '导入时有手机号或证书编号被他人登记，未导入任何人员，请重新检查',
    'Somebody registered one of the numbers or certificates meanwhile; nobody was imported, please check the file again',
    'Alguien registró uno de los números o certificados entretanto; no se importó a nadie, compruebe el archivo de nuevo',
  ],
  importInterrupted: [
    2768,
    '导入多次中断，未导入任何人员，请重试或联系管理员',
    'The import was interrupted several times; nobody was imported, please try again or ask the administrator',
    'La importación se interrumpió varias veces; no se importó a nadie, inténtelo de nuevo o avise al administrador',
  ],
  hasSignedIn: [
    2770,
    '{{name}} 已登录过或已设置密码，无需再次邀请',
    '{{name}} has signed in or set a password; no invitation is needed any more',
    '{{name}} ya ha entrado o ha creado su contraseña; no necesita otra invitación',
  ],
  notListed: [
    5047,
    '公开名录只列专家、评估师和技术经理',
    'Experts, assessors and technology managers alone are listed in public',
    'Solo se muestran en público expertos, evaluadores y gestores de tecnología',
  ],
  certificateTaken: [
    2769,
    '证书编号 {{number}} 已登记在其他人名下',
    'The certificate {{number}} is on record with somebody else',
    'El certificado {{number}} consta a nombre de otra persona',
  ],
});
