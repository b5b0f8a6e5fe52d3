import { materialTemplates, type MaterialTemplate } from './checklist';

/** What files of an item are usually called, beside its title. */
const usual: Readonly<Record<string, RegExp>> = {
  technicalReport: /技术报告|研制报告|研究报告|技术总结|technical.?report|development.?report/,
  noveltySearch: /查新|novelty/,
  thirdPartyTest: /检测报告|检验报告|测试报告|检测|检验|test.?report/,
  clinicalEvidence: /临床试验|临床|试验报告|clinical|trial/,
  ethicsApproval: /伦理审查|伦理|ethic/,
  geneticResources: /人类遗传资源|遗传资源|人遗|genetic.?resource|\bhgr\b/,
  newBiomedical: /生物医学新技术|新技术备案|new.?biomedical/,
  userProofs: /用户证明|应用证明|使用证明|用户|user.?proof|application.?proof/,
  rightCertificates: /专利证书|专利|软件著作权|软著|著作权|知识产权|patent|copyright/,
  marketAccess: /医疗器械注册证|注册证|市场准入|准入|registration.?certificate|market.?access/,
  benefitProof: /经济效益|财务证明|economic.?benefit/,
  socialBenefitProof: /社会效益|social.?benefit/,
  teamAndConditions: /团队|支撑条件|team/,
  team: /团队|team/,
  riskStatement: /风险|risk/,
  deIdentification: /去标识化|去标识|脱敏|隐私保护|de.?identif|anonymi/,
  representativeWorks: /代表性论著|代表作|论文|论著|专著|representative|paper/,
  citationSearch: /引用检索|引文检索|引用|引文|citation/,
  peerComments: /同行评议|同行评价|peer/,
  dataAvailability: /数据可得性|数据可得|可重复性|data.?availab|reproducib/,
  publicationIntegrity: /诚信声明|诚信|integrity/,
  outlook: /转化前景|应用前景|前景|outlook/,
};

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\.[a-z0-9]{1,5}$/, '')
    .replace(/[\s_\-—（）()【】[\]《》"“”·.、，]+/g, ' ')
    .trim();

/** How well a text names an item: the length of what it has in common with it; its title counts for more than usual words. */
const likeness = (text: string, code: string, titles: readonly string[]): number => {
  const whole = titles
    .map(bare)
    .find((title) => title !== '' && text.replaceAll(' ', '').includes(title.replaceAll(' ', '')));
  return Math.max(whole ? whole.length + 100 : 0, usual[code]?.exec(text)?.[0].length ?? 0);
};

/**
 * The item that a file belongs to by its name, or by its folders where the name says nothing; null where none is named, or
 * two are named alike (domain §9.12). `path` has `/` between folders.
 */
export const itemOfName = (path: string, template: MaterialTemplate): string | null => {
  const parts = path.split('/').toReversed();
  const items = materialTemplates[template].filter(({ kind }) => kind === 'files');
  for (const part of parts) {
    const text = bare(part);
    const found = items
      .map(({ code, title }) => ({ code, like: likeness(text, code, title) }))
      .filter(({ like }) => like > 0)
      .sort((one, other) => other.like - one.like);
    if (found.length > 0) return found[1]?.like === found[0]!.like ? null : found[0]!.code;
  }
  return null;
};
