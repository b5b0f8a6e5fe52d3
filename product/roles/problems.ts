import { problems } from '#contract/problem';

/** What managing roles, menus and actions can refuse. */
export const roleProblems = problems({
  lastAdministrator: [
    2521,
    '至少要保留一位可以管理角色的可用账户',
    'At least one open account must stay that can manage roles',
    'Debe quedar al menos una cuenta activa que pueda gestionar roles',
  ],
  ownRole: [
    2522,
    '不能修改自己持有的角色',
    'You cannot change a role that you hold yourself',
    'No puede cambiar un rol que usted mismo tiene',
  ],
  ownRoles: [
    2523,
    '不能修改自己的角色，请由另一位管理员操作',
    'You cannot change your own roles; another administrator can',
    'No puede cambiar sus propios roles; debe hacerlo otro administrador',
  ],
  builtInCode: [
    2524,
    '内置角色的代码和数据范围不可修改',
    'Code and scope of a built-in role stay as they are',
    'El código y el alcance de un rol integrado no se cambian',
  ],
  codeTaken: [
    2525,
    '代码须为 2–20 个大写字母、数字或下划线，以字母开头，且未被使用',
    'A code is 2–20 capital letters, digits or underscores, begins with a letter, and is not taken',
    'El código tiene de 2 a 20 mayúsculas, cifras o guiones bajos, empieza por letra y no está en uso',
  ],
  wrongAddress: [
    2526,
    '地址须以 / 开头，只含字母、数字、-、_ 和 /，且未被其他菜单使用',
    'An address begins with /, holds letters, digits, -, _ and /, and is not taken',
    'La dirección empieza por /, contiene letras, cifras, -, _ y /, y no está en uso',
  ],
  unknownPage: [
    2527,
    '没有这个页面组件，请从列表中选择',
    'There is no such page; choose one of the list',
    'No existe esa página; elija una de la lista',
  ],
  tooDeep: [2528, '菜单只有两级', 'The menu has two levels', 'El menú tiene dos niveles'],
  kindsMixed: [
    2701,
    '管理权限三员分立：{{names}}将同时持有{{kinds}}权限，未作修改',
    'Administration is separated: {{names}} would hold rights of {{kinds}} administration together; nothing was changed',
    'La administración está separada: nadie puede reunir derechos de administración {{kinds}} ({{names}}); no se ha cambiado nada',
  ],
  roleMixes: [
    2702,
    '管理权限三员分立：角色“{{role}}”同时包含{{kinds}}权限，不能授予任何人',
    'Administration is separated: the role “{{role}}” holds rights of {{kinds}} administration together and cannot be given to anybody',
    'La administración está separada: el rol «{{role}}» reúne derechos de administración {{kinds}} y no puede darse a nadie',
  ],
  notOneLevel: [
    2529,
    '只能在同一级内排序',
    'Only entries of one level can be put in order',
    'Solo se ordenan entradas de un mismo nivel',
  ],
});
