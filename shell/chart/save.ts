import { writeXlsx } from 'hucre/xlsx';
import { handOver } from '../client/hand-over';
import type { ChartData } from './data';

/** Points of a picture for each of the screen: sharp on paper. */
const scale = 2;
const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const fileName = (title: string): string => title.replace(/[\\/:*?"<>|]/g, ' ').trim();

/** Saves a drawing as a PNG on the ground it stands on. Throws where the browser cannot draw it. */
export const savePicture = async (title: string, svg: string, ground: string): Promise<void> => {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * scale;
    canvas.height = image.naturalHeight * scale;
    const brush = canvas.getContext('2d')!;
    brush.fillStyle = ground;
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.drawImage(image, 0, 0, canvas.width, canvas.height);
    const bytes = await new Promise<Blob>((done, refuse) =>
      canvas.toBlob((blob) => (blob ? done(blob) : refuse(new Error('no picture was made'))), 'image/png'),
    );
    handOver(new File([bytes], `${fileName(title)}.png`, { type: 'image/png' }));
  } finally {
    URL.revokeObjectURL(url);
  }
};

/** The figures as the bytes of a spreadsheet: numbers are numbers, and a text is never a formula (XL-03). */
export const sheetOf = ({ title, by, categories, unit, series }: ChartData): Promise<Uint8Array> => {
  const heads = series.map(({ name, unit: own = unit }) => (own ? `${name} (${own})` : name));
  return writeXlsx({
    sheets: [
      {
        name: [...title.replace(/[[\]:*?/\\']/g, ' ')].slice(0, 31).join('').trim() || 'Assay',
        freezePane: { rows: 1, columns: 1 },
        columns: [by, ...heads].map(() => ({ width: 20 })),
        rows: [
          [by, ...heads],
          ...categories.map((category, at) => [category, ...series.map(({ values }) => values[at] ?? null)]),
        ],
      },
    ],
  });
};

/** Saves the figures as a spreadsheet. */
export const saveSheet = async (data: ChartData): Promise<void> => {
  const bytes = await sheetOf(data);
  handOver(new File([bytes as BlobPart], `${fileName(data.title)}.xlsx`, { type: spreadsheetType }));
};
