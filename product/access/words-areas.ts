import { words } from '#contract/words';

/** How the page of calls names its sections: the product's areas. */
export const areaWords = words({
  'area.access': ['登录与会话', 'Signing in', 'Acceso'],
  'area.appeals': ['申诉', 'Appeals', 'Recursos'],
  'area.applications': ['成果申报', 'Applications', 'Solicitudes'],
  'area.audit': ['系统日志', 'Audit log', 'Auditoría'],
  'area.dictionaries': ['代码字典', 'Code dictionaries', 'Diccionarios'],
  'area.exports': ['数据导出', 'Exports', 'Exportaciones'],
  'area.files': ['文件', 'Files', 'Archivos'],
  'area.materials': ['原始材料', 'Original materials', 'Materiales originales'],
  'area.messages': ['邮件与短信', 'Mail and text messages', 'Correos y SMS'],
  'area.opening': ['打开工作台', 'Opening the office', 'Apertura de la oficina'],
  'area.organisations': ['组织', 'Organisations', 'Organizaciones'],
  'area.panels': ['专家评价', 'Expert opinions', 'Dictámenes'],
  'area.people': ['个人资料', 'Own profile', 'Perfil propio'],
  'area.preferences': ['个人偏好', 'Preferences', 'Preferencias'],
  'area.privacy': ['个人信息保护', 'Personal data', 'Datos personales'],
  'area.registration': ['注册审批', 'Registrations', 'Registros'],
  'area.reports': ['评价报告', 'Evaluation reports', 'Informes de evaluación'],
  'area.roles': ['角色与权限', 'Roles and permissions', 'Roles y permisos'],
  'area.search': ['快速查找', 'Find anything', 'Búsqueda rápida'],
  'area.settings': ['参数', 'Settings', 'Parámetros'],
  'area.staff': ['用户与专家', 'Staff and experts', 'Personal y expertos'],
  'area.tasks': ['待办与消息', 'Tasks and notices', 'Tareas y avisos'],
});
