import { words } from '#contract/words';

/** What notices about panels and sheets say, and the pages' own words. */
export const panelsWords = words({
  toldInvited: [
    '邀请您担任“{{achievement}}”的评价专家，请于 {{due}} 前答复并声明有无利益冲突',
    'You are invited to evaluate “{{achievement}}”; please answer by {{due}} and declare any conflict of interest',
    'Se le invita a evaluar «{{achievement}}»; responda antes del {{due}} y declare si tiene algún conflicto de intereses',
  ],
  toldInvitedToMeeting: [
    '邀请您担任“{{achievement}}”的评价专家，请于 {{due}} 前答复并声明有无利益冲突；评价会议：{{at}}，{{place}}',
    'You are invited to evaluate “{{achievement}}”; please answer by {{due}} and declare any conflict of interest. The panel meets on {{at}}, {{place}}',
    'Se le invita a evaluar «{{achievement}}»; responda antes del {{due}} y declare si tiene algún conflicto de intereses. El panel se reúne el {{at}}, {{place}}',
  ],
  toldMeeting: [
    '“{{achievement}}”的评价会议定于 {{at}}，地点：{{place}}',
    'The panel on “{{achievement}}” meets on {{at}}, {{place}}',
    'El panel sobre «{{achievement}}» se reúne el {{at}}, {{place}}',
  ],
  toldMeetingCancelled: [
    '“{{achievement}}”原定 {{at}} 的评价会议取消，改为通讯评价',
    'The meeting on “{{achievement}}” of {{at}} is cancelled; the panel judges by correspondence',
    'La reunión sobre «{{achievement}}» del {{at}} se cancela; el panel evalúa por correspondencia',
  ],
  toldMinutes: [
    '“{{achievement}}”的会议纪要已写好，请您作为组长核对并签认',
    'The minutes on “{{achievement}}” are written; as the leader please read and sign them',
    'El acta sobre «{{achievement}}» está redactada; como presidente, léala y fírmela',
  ],
  toldMinutesSigned: [
    '“{{achievement}}”的会议纪要已由组长签认',
    'The leader has signed the minutes on “{{achievement}}”',
    'El presidente ha firmado el acta sobre «{{achievement}}»',
  ],
  toldMinutesObjected: [
    '组长对“{{achievement}}”的会议纪要提出异议：{{text}}',
    'The leader objects to the minutes on “{{achievement}}”: {{text}}',
    'El presidente objeta el acta sobre «{{achievement}}»: {{text}}',
  ],
  drawnInSpite: [
    '随机抽取产生：该类别已无其他可用专家',
    'Drawn by lot: nobody free of ties was left in the stratum',
    'Salió por sorteo: no quedaba nadie sin vínculos en el estrato',
  ],
  toldAccepted: [
    '{{name}} 已接受“{{achievement}}”的评价邀请',
    '{{name}} has accepted to evaluate “{{achievement}}”',
    '{{name}} ha aceptado evaluar «{{achievement}}»',
  ],
  toldDeclined: [
    '{{name}} 谢绝了“{{achievement}}”的评价邀请，请更换专家',
    '{{name}} has declined to evaluate “{{achievement}}”; please name somebody else',
    '{{name}} ha rechazado evaluar «{{achievement}}»; designe a otra persona',
  ],
  toldReleased: [
    '您不再承担“{{achievement}}”的评价，感谢您的支持',
    'You are no longer needed for “{{achievement}}”; thank you',
    'Ya no es necesario que evalúe «{{achievement}}»; gracias',
  ],
  toldSubmitted: [
    '“{{achievement}}”收到第 {{number}} 号专家的意见表，请做形式审查',
    'Expert {{number}} has submitted a sheet on “{{achievement}}”; please check its form',
    'El experto {{number}} ha presentado su dictamen sobre «{{achievement}}»; revise su forma',
  ],
  toldReturned: [
    '您对“{{achievement}}”的意见表因形式问题退回（{{reason}}），请补正后重新提交',
    'Your sheet on “{{achievement}}” came back for its form ({{reason}}); please mend it and submit again',
    'Su dictamen sobre «{{achievement}}» se ha devuelto por su forma ({{reason}}); corríjalo y preséntelo de nuevo',
  ],
  toldReferred: [
    '“{{achievement}}”第 {{number}} 号专家的意见表已两次退回，请就其形式作出决定',
    'The sheet of expert {{number}} on “{{achievement}}” was returned twice; please decide about its form',
    'El dictamen del experto {{number}} sobre «{{achievement}}» se devolvió dos veces; decida sobre su forma',
  ],
  toldFormAccepted: [
    '公共服务机构认定“{{achievement}}”第 {{number}} 号专家的意见表形式合格',
    'The public-service agency accepts the form of expert {{number}}’s sheet on “{{achievement}}”',
    'La agencia pública acepta la forma del dictamen del experto {{number}} sobre «{{achievement}}»',
  ],
  toldFormRejected: [
    '公共服务机构决定更换“{{achievement}}”第 {{number}} 号专家，请另选专家',
    'The public-service agency decides that expert {{number}} on “{{achievement}}” is replaced; please name somebody else',
    'La agencia pública decide sustituir al experto {{number}} de «{{achievement}}»; designe a otra persona',
  ],
  toldComplete: [
    '“{{achievement}}”的意见表已全部通过形式审查，可结束本轮评价',
    'Every sheet on “{{achievement}}” has passed its form check; the round can be closed',
    'Todos los dictámenes sobre «{{achievement}}» superan la revisión formal; puede cerrarse la ronda',
  ],
  toldDiscussion: [
    '“{{achievement}}”的专家意见分歧较大，已进入匿名讨论：请阅读其他专家的意见与理由，于 {{due}} 前保留或修改您的意见并说明理由',
    'The panel on “{{achievement}}” is far apart: read what the others said, without names, and keep or change your sheet with a reason by {{due}}',
    'El panel sobre «{{achievement}}» discrepa mucho: lea lo que dicen los demás, sin nombres, y mantenga o cambie su dictamen con un motivo antes del {{due}}',
  ],
  toldClosed: [
    '“{{achievement}}”的专家评价已结束',
    'The panel on “{{achievement}}” has closed its round',
    'El panel sobre «{{achievement}}» ha cerrado su ronda',
  ],
  untouched: ['未提交', 'Not submitted', 'No enviado'],
  invited: ['待答复', 'Awaiting an answer', 'Pendiente de respuesta'],
  accepted: ['已接受', 'Accepted', 'Aceptada'],
  declined: ['已谢绝', 'Declined', 'Rechazada'],
  replaced: ['已更换', 'Replaced', 'Sustituido'],
  withdrawn: ['已撤回', 'Withdrawn', 'Retirada'],
  commitmentsMissing: [
    '请确认无利益冲突、保密与诚信承诺',
    'Confirm that you have no conflict of interest, keep confidentiality and act with integrity',
    'Confirme que no tiene conflicto de intereses y que actuará con confidencialidad e integridad',
  ],
  declineReasonMissing: ['请说明谢绝的原因', 'Say why you decline', 'Indique por qué rechaza la invitación'],
  kindRegistered: [
    '{{name}} 在专家库中登记为其他专家类别，请以登记类别入组',
    '{{name}} is registered as another kind of expert: a seat is of the kind the register says',
    '{{name}} figura en el registro con otra clase: el puesto es de la clase registrada',
  ],
  returnTextMissing: ['请说明形式缺陷', 'Describe the formal defect', 'Describa el defecto formal'],
});

declare module '#contract/words' {
  interface WordRegistry {
    panels: keyof typeof panelsWords;
  }
}
