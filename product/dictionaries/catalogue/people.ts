import { codeSet } from '../code-set';

/** Series, then grade: 1 full senior, 2 associate senior, 3 intermediate, 4 junior. The series names are ours. */
export const professionalTitle = codeSet(
  'ZHICHENG',
  ['职称', 'Professional title', 'Título profesional'],
  [
    ['1', '医师系列', 'Physicians', 'Médicos'],
    ['1.1', '主任医师', 'Chief physician', 'Médico jefe'],
    ['1.2', '副主任医师', 'Associate chief physician', 'Médico jefe adjunto'],
    ['1.3', '主治医师', 'Attending physician', 'Médico adjunto'],
    ['1.4', '住院医师', 'Resident physician', 'Médico residente'],
    ['2', '药师系列', 'Pharmacists', 'Farmacéuticos'],
    ['2.1', '主任药师', 'Chief pharmacist', 'Farmacéutico jefe'],
    ['2.2', '副主任药师', 'Associate chief pharmacist', 'Farmacéutico jefe adjunto'],
    ['2.3', '主管药师', 'Pharmacist-in-charge', 'Farmacéutico responsable'],
    ['2.4', '药师', 'Pharmacist', 'Farmacéutico'],
    ['3', '护理系列', 'Nurses', 'Personal de enfermería'],
    ['3.1', '主任护师', 'Chief nurse', 'Enfermero jefe'],
    ['3.2', '副主任护师', 'Associate chief nurse', 'Enfermero jefe adjunto'],
    ['3.3', '主管护师', 'Nurse-in-charge', 'Enfermero responsable'],
    ['3.4', '护师', 'Nurse', 'Enfermero'],
    ['4', '医技系列', 'Medical technologists', 'Técnicos sanitarios'],
    ['4.1', '主任技师', 'Chief technologist', 'Técnico jefe'],
    ['4.2', '副主任技师', 'Associate chief technologist', 'Técnico jefe adjunto'],
    ['4.3', '主管技师', 'Technologist-in-charge', 'Técnico responsable'],
    ['4.4', '技师', 'Technologist', 'Técnico'],
    ['5', '高校教师系列', 'University teachers', 'Docentes universitarios'],
    ['5.1', '教授', 'Professor', 'Catedrático'],
    ['5.2', '副教授', 'Associate professor', 'Profesor titular'],
    ['5.3', '讲师', 'Lecturer', 'Profesor contratado'],
    ['5.4', '助教', 'Teaching assistant', 'Ayudante'],
    ['6', '科学研究系列', 'Researchers', 'Investigadores'],
    ['6.1', '研究员', 'Research fellow', 'Investigador principal'],
    ['6.2', '副研究员', 'Associate research fellow', 'Investigador titular'],
    ['6.3', '助理研究员', 'Assistant research fellow', 'Investigador asistente'],
    ['6.4', '研究实习员', 'Research intern', 'Investigador en prácticas'],
    ['7', '工程技术系列', 'Engineers', 'Ingenieros'],
    ['7.1', '正高级工程师', 'Professor-level engineer', 'Ingeniero superior titular'],
    ['7.2', '高级工程师', 'Senior engineer', 'Ingeniero sénior'],
    ['7.3', '工程师', 'Engineer', 'Ingeniero'],
    ['7.4', '助理工程师', 'Assistant engineer', 'Ingeniero asistente'],
    ['8', '经济与会计系列', 'Economists and accountants', 'Economistas y contables'],
    ['8.1', '正高级经济师', 'Professor-level economist', 'Economista superior titular'],
    ['8.2', '高级经济师/会计师', 'Senior economist/accountant', 'Economista/contable sénior'],
    ['8.3', '经济师/会计师', 'Economist/accountant', 'Economista/contable'],
    [
      '9',
      '法律、知识产权及其他',
      'Law, intellectual property and others',
      'Derecho, propiedad intelectual y otros',
    ],
    ['9.1', '专利代理师', 'Patent attorney', 'Agente de patentes'],
    ['9.2', '律师', 'Lawyer', 'Abogado'],
    ['9.3', '其他', 'Other', 'Otro'],
  ],
);

export const education = codeSet(
  'EDUCATION',
  ['学历', 'Education', 'Estudios'],
  [
    ['1', '博士研究生', 'Doctorate', 'Doctorado'],
    ['2', '硕士研究生', 'Master', 'Máster'],
    ['3', '大学本科', 'Bachelor', 'Grado'],
    ['4', '大学专科', 'Junior college', 'Diplomatura'],
    ['5', '中专及以下', 'Secondary or below', 'Secundaria o inferior'],
  ],
);

export const sex = codeSet(
  'SEX',
  ['性别', 'Sex', 'Sexo'],
  [
    ['1', '男', 'Male', 'Hombre'],
    ['2', '女', 'Female', 'Mujer'],
  ],
  { builtIn: true },
);

export const userType = codeSet(
  'USER_TYPE',
  ['用户类型', 'Kind of user', 'Tipo de usuario'],
  [
    ['0', '系统管理员', 'System administrator', 'Administrador del sistema'],
    ['1', '专家', 'Expert', 'Experto'],
    ['2', '成果完成人', 'Achievement owner', 'Titular del resultado'],
    ['3', '评价机构管理员', 'Evaluation-agency manager', 'Gestor de la agencia de evaluación'],
    ['4', '评估师', 'Assessor', 'Evaluador'],
    ['5', '公共服务机构人员', 'Public-service agency staff', 'Personal de la agencia pública'],
    ['6', '科技经理', 'Technology manager', 'Gestor tecnológico'],
    ['7', '内容编辑', 'Content editor', 'Editor de contenidos'],
  ],
  { builtIn: true },
);

/** Why somebody's number, address or identity number is shown in full (PI-03); the person reads it too. */
export const revealReason = codeSet(
  'REVEAL_REASON',
  ['查看个人信息的原因', 'Why personal data is shown', 'Motivo para ver datos personales'],
  [
    ['1', '联系本人', 'To reach the person', 'Contactar con la persona'],
    ['2', '核实身份', 'To verify the identity', 'Verificar la identidad'],
    ['3', '处理账户求助', 'To help with the account', 'Ayudar con la cuenta'],
    ['4', '办理合同或劳务费', 'Contract or fee', 'Contrato u honorarios'],
    ['5', '处理投诉或申诉', 'Complaint or appeal', 'Queja o recurso'],
    ['6', '依法配合调查', 'Inquiry required by law', 'Investigación exigida por la ley'],
    ['9', '其他', 'Another reason', 'Otro motivo'],
  ],
);

export const technologyManagerLevel = codeSet(
  'STM_LEVEL',
  ['科技经理等级', 'Grade of technology manager', 'Grado del gestor tecnológico'],
  [
    ['1', '初级', 'Junior', 'Inicial'],
    ['2', '中级', 'Intermediate', 'Intermedio'],
    ['3', '高级', 'Senior', 'Avanzado'],
  ],
  { builtIn: true },
);

export const assessorGrade = codeSet(
  'PGS_GRADE',
  ['评估师等级', 'Grade of assessor', 'Grado del evaluador'],
  [
    ['1', '初级', 'Junior', 'Inicial'],
    ['2', '中级', 'Intermediate', 'Intermedio'],
    ['3', '高级', 'Senior', 'Avanzado'],
  ],
  { builtIn: true },
);

export const organisationType = codeSet(
  'ORG_TYPE',
  ['单位类型', 'Type of organisation', 'Tipo de organización'],
  [
    ['1', '医疗机构', 'Medical institution', 'Institución médica'],
    ['2', '高等院校', 'University or college', 'Universidad'],
    ['3', '独立科研机构', 'Research institute', 'Instituto de investigación'],
    ['4', '疾控与公共卫生机构', 'CDC or public-health body', 'Centro de salud pública'],
    ['5', '企业', 'Enterprise', 'Empresa'],
    ['6', '评价机构', 'Evaluation agency', 'Agencia de evaluación'],
    ['7', '公共服务机构', 'Public-service agency', 'Agencia de servicio público'],
    ['8', '社会团体', 'Society or association', 'Asociación'],
    ['9', '政府部门', 'Government', 'Administración'],
    ['10', '其他', 'Other', 'Otro'],
  ],
);
