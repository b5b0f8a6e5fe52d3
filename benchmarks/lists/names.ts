/** What the names of made-up applications and people are put together from. */
export const things = [
  '支架',
  '监测系统',
  '诊断试剂盒',
  '手术机器人',
  '疫苗',
  '影像算法',
  '康复训练仪',
  '缓释制剂',
  '质控体系',
  '筛查方案',
];
export const organs = [
  '冠状动脉',
  '肝脏',
  '肺部结节',
  '脑卒中',
  '糖尿病足',
  '宫颈',
  '视网膜',
  '骨关节',
  '胰腺',
  '乳腺',
  '前列腺',
  '甲状腺',
];
export const ways = [
  '可降解',
  '人工智能辅助',
  '可穿戴',
  '无创',
  '微创',
  '靶向',
  '多中心',
  '中西医结合',
  '快速',
  '低剂量',
  '远程',
  '纳米',
];
export const families = [...'王李张刘陈杨黄赵周吴徐孙马朱胡郭何林高罗'];
export const given = [...'子轩梓涵雨桐浩宇欣怡俊杰思远明哲若溪文博嘉禾清和'];
