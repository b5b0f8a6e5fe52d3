import { theme as antd, type ThemeConfig } from 'antd';
import { readableShade, type Colour } from '../look/contrast';
import {
  colours,
  densities,
  fonts,
  fontWeights,
  letterScales,
  motion,
  radius,
  typeSizes,
  type Ground,
  type Hues,
  type Letters,
} from '../look/tokens';
import type { Size } from '../state/preferences';

/**
 * The component library dressed in our tokens. Its own palette is worked out from one colour; ours is not,
 * because words stand on buttons and in links: the shades that are readable come last and win.
 */
export const themeOf = (
  ground: Ground,
  accent: Colour,
  size: Size,
  still: boolean,
  { seen = 'full', letters = 'standard' }: { readonly seen?: Hues; readonly letters?: Letters } = {},
): ThemeConfig => {
  const colour = colours(ground, accent, seen);
  const { control, row } = densities[size];
  const inkOnDanger = readableShade(
    ground === 'light' ? '#ffffff' : colour.page,
    colour.statuses.rejected.text,
  );
  const padding = (row - 22) / 2;
  return {
    cssVar: { key: 'assay' },
    hashed: false,
    algorithm: [
      ground === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm,
      (_, map) => ({ ...(map ?? antd.defaultAlgorithm(_)), ...shades(ground, accent, seen) }),
    ],
    token: {
      colorPrimary: accent,
      colorInfo: accent,
      fontFamily: fonts.text,
      fontFamilyCode: fonts.figures,
      fontSize: typeSizes.body * letterScales[letters],
      fontWeightStrong: fontWeights.strong,
      borderRadius: radius,
      controlHeight: control,
      // The smallest that a finger still hits.
      controlHeightSM: Math.max(24, control * 0.75),
      // The ring around a field that has the focus, beside its edge in the accent's line.
      controlOutline: colour.reachedBelow,
      motion: !still,
      motionUnit: motion / 1000 / 3,
      wireframe: false,
    },
    components: {
      Table: {
        cellPaddingBlock: padding,
        cellPaddingInline: 12,
        headerBg: ground === 'light' ? '#eef1f5' : '#1e2731',
        headerColor: colour.text,
        headerSplitColor: 'transparent',
        rowHoverBg: colour.accentTint,
        rowSelectedBg: colour.accentTint,
        rowSelectedHoverBg: colour.accentTint,
      },
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 500,
        dangerColor: inkOnDanger,
      },
      // A dialog that a call brings up, such as the end of a session, covers what hangs down from the page.
      Popover: { zIndexPopup: 990 },
      Menu: {
        itemHeight: 40,
        itemMarginInline: 8,
        iconSize: 16,
        iconMarginInlineEnd: 10,
        itemSelectedColor: colour.accentText,
        itemSelectedBg: colour.accentTint,
        subMenuItemSelectedColor: colour.accentText,
      },
      Tabs: {
        horizontalItemGutter: 24,
        itemSelectedColor: colour.accentText,
        itemHoverColor: colour.accentText,
        inkBarColor: colour.accentLine,
      },
      // What is chosen stays readable in a control that takes nothing any more.
      Select: { multipleItemBg: colour.page, multipleItemBorderColor: colour.border },
      Form: { itemMarginBottom: 20, verticalLabelPadding: '0 0 4px' },
    },
  };
};

const shades = (ground: Ground, accent: Colour, seen: Hues) => {
  const colour = colours(ground, accent, seen);
  const { passed, returned, rejected } = colour.statuses;
  return {
    colorPrimary: colour.accentFill,
    colorPrimaryHover: colour.accentFillHover,
    colorPrimaryActive: colour.accentFillHover,
    colorPrimaryText: colour.accentText,
    colorPrimaryTextHover: colour.accentText,
    colorPrimaryTextActive: colour.accentText,
    colorPrimaryBg: colour.accentTint,
    colorPrimaryBgHover: colour.accentTint,
    colorPrimaryBorder: colour.accentLine,
    colorPrimaryBorderHover: colour.accentLine,
    colorLink: colour.accentText,
    colorLinkHover: colour.accentText,
    colorLinkActive: colour.accentText,
    colorInfo: colour.accentText,
    colorSuccess: passed.text,
    colorSuccessText: passed.text,
    colorWarning: returned.text,
    colorWarningText: returned.text,
    colorError: rejected.text,
    colorErrorText: rejected.text,
    colorErrorHover: rejected.text,
    colorBgLayout: colour.page,
    colorBgContainer: colour.card,
    colorBgElevated: colour.raised,
    colorText: colour.text,
    colorTextSecondary: colour.faintText,
    colorTextTertiary: colour.faintText,
    colorTextQuaternary: colour.faintText,
    colorBorder: colour.fieldEdge,
    colorBorderSecondary: colour.border,
  };
};
