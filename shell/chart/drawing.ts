import { BarChart, LineChart } from 'echarts/charts';
import { AriaComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use as register, type EChartsType } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { ChartData, Point } from './data';

register([BarChart, LineChart, AriaComponent, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

/** In which order series are coloured; what they mean is said by name and by pattern as well. */
const hues = ['accent-line', 'returned-mark', 'passed-mark', 'agency-mark', 'rejected-mark'];

/** The colours of the ground and the accent that are worn now. */
const worn = (host: Element) => {
  const style = getComputedStyle(host);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    hues: hues.map(colour),
    text: colour('text'),
    faint: colour('faint-text'),
    line: colour('border'),
    card: colour('card'),
    // It goes into an attribute of the drawing.
    font: style.fontFamily.replaceAll('"', "'"),
  };
};

const optionsOf = ({ series, categories, unit }: ChartData, host: Element, isStill: boolean) => {
  const { text, faint, line, card, font, hues: all } = worn(host);
  const second = series.find((each) => each.unit !== undefined && each.unit !== unit)?.unit;
  const axis = (name: string) => ({
    type: 'value' as const,
    name,
    nameTextStyle: { color: faint },
    axisLabel: { color: faint },
    splitLine: { lineStyle: { color: line } },
  });
  return {
    animation: !isStill,
    animationDuration: 150,
    textStyle: { fontFamily: font, color: text },
    color: all,
    aria: { enabled: true, label: { enabled: false }, decal: { show: series.length > 1 } },
    grid: { left: 8, right: 8, top: 48, bottom: 8, containLabel: true },
    legend: { top: 0, left: 0, textStyle: { color: text }, itemWidth: 20 },
    tooltip: {
      trigger: 'item' as const,
      confine: true,
      backgroundColor: card,
      borderColor: line,
      textStyle: { color: text },
    },
    xAxis: {
      type: 'category' as const,
      data: [...categories],
      axisLabel: { color: faint, hideOverlap: true },
      axisLine: { lineStyle: { color: faint } },
    },
    yAxis: [axis(unit), ...(second === undefined ? [] : [{ ...axis(second), splitLine: { show: false } }])],
    series: series.map(({ name, kind, values, unit: own }) => ({
      ...{ name, type: kind, data: [...values], yAxisIndex: own !== undefined && own === second ? 1 : 0 },
      ...(kind === 'line' && { symbolSize: 8, symbol: 'circle', lineStyle: { width: 2 } }),
      emphasis: { focus: 'series' as const },
    })),
  };
};

export interface Drawing {
  readonly show: (data: ChartData) => void;
  /** Marks a figure and says it beside it; none where none is meant. */
  readonly point: (at: Point | undefined) => void;
  /** The drawing as it stands, as SVG. */
  readonly svg: () => string;
  readonly remove: () => void;
}

/** Draws charts into an element, as large as it is, and again when the look or the size changes, or it goes to paper. */
export const drawInto = (host: HTMLElement): Drawing => {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const chart: EChartsType = init(host, undefined, { renderer: 'svg' });
  let shown: ChartData | undefined;
  // A page that is printed is laid out anew after it was drawn, narrower: the picture then shrinks into what there is.
  const fit = (): void =>
    host.querySelector('svg')?.setAttribute('viewBox', `0 0 ${chart.getWidth()} ${chart.getHeight()}`);
  const draw = (): void => {
    if (shown) chart.setOption(optionsOf(shown, host, isStill), { notMerge: true });
    fit();
  };
  const resize = (): void => {
    chart.resize();
    fit();
  };
  const size = new ResizeObserver(resize);
  size.observe(host);
  const look = new MutationObserver(draw);
  look.observe(document.documentElement, { attributes: true });
  // Paper has another width, and is white on a dark screen too; a chart whose table is on the screen is drawn there first.
  const paper = matchMedia('print');
  const turned = (): void => {
    resize();
    draw();
  };
  paper.addEventListener('change', turned);
  return {
    show: (data) => {
      shown = data;
      draw();
    },
    point: (at) => {
      chart.dispatchAction({ type: 'downplay' });
      if (!at) return chart.dispatchAction({ type: 'hideTip' });
      const which = { seriesIndex: at.series, dataIndex: at.category };
      chart.dispatchAction({ type: 'highlight', ...which });
      chart.dispatchAction({ type: 'showTip', ...which });
    },
    svg: () => chart.renderToSVGString(),
    remove: () => {
      size.disconnect();
      look.disconnect();
      paper.removeEventListener('change', turned);
      chart.dispose();
    },
  };
};
