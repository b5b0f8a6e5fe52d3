import { mostDiscoveries, row } from './checklist-row';

/** Template two: basic theory. */
export const basicTheoryRows = [
  row(
    'discoveryPoints',
    'always',
    'discoveryPoints',
    [],
    ['科学发现点', 'Points of scientific discovery', 'Puntos de descubrimiento científico'],
    { maximum: mostDiscoveries },
  ),
  row(
    'representativeWorks',
    'always',
    'files',
    ['1.1', '1.7', '1.2', '1.3', '1.4', '1.5', '2.1', '2.2', '2.3', '2.4', '2.5'],
    ['代表性论著', 'Representative works', 'Obras representativas'],
    {
      maximum: 8,
      hint: [
        '不超过八篇，注明本人贡献',
        'Eight at most, each with the own contribution',
        'Ocho como máximo, con la contribución propia',
      ],
    },
  ),
  row(
    'citationSearch',
    'always',
    'files',
    ['6.2'],
    ['论文引用检索报告', 'Citation search report', 'Informe de búsqueda de citas'],
    { hint: ['不含自引', 'Self-citations excluded', 'Sin autocitas'] },
  ),
  // A point of discovery counts as new only by a search report (domain §6.3), so there is a place for one.
  row(
    'noveltySearch',
    'optional',
    'files',
    ['6.1'],
    ['科技查新报告', 'Novelty-search report', 'Informe de búsqueda de novedad'],
    {
      hint: [
        '评定创新度时需要，12个月以内',
        'Needed for a degree of innovation; not older than 12 months',
        'Necesario para el grado de innovación; de no más de 12 meses',
      ],
    },
  ),
  row(
    'peerComments',
    'optional',
    'files',
    ['6.3'],
    ['同行评议意见', 'Peer comments', 'Comentarios de pares'],
  ),
  row(
    'dataAvailability',
    'always',
    'files',
    ['6.7'],
    [
      '数据可得性与可重复性说明',
      'Data availability and reproducibility statement',
      'Declaración de disponibilidad y reproducibilidad de los datos',
    ],
  ),
  row('ethicsApproval', 'human', 'files', ['4.1'], ['伦理审查批件', 'Ethics approval', 'Aprobación ética']),
  row(
    'publicationIntegrity',
    'always',
    'files',
    ['6.8'],
    [
      '论文发表诚信声明',
      'Integrity statement on publications',
      'Declaración de integridad de las publicaciones',
    ],
  ),
  row(
    'outlook',
    'always',
    'files',
    ['6.9'],
    [
      '应用或理论转化前景',
      'Outlook on application or theory transfer',
      'Perspectiva de aplicación o transferencia',
    ],
  ),
  row('team', 'always', 'files', ['6.4'], ['团队说明', 'Team', 'Equipo']),
] as const;
