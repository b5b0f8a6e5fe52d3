import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import { amountOf, numberOf } from './typed';

interface TypedProps extends Pick<
  InputProps,
  'id' | 'disabled' | 'suffix' | 'className' | 'onBlur' | 'role' | 'aria-valuenow'
> {
  /** What was understood, or the text as it was typed where it was not. */
  readonly value?: unknown;
  readonly onChange?: (value: unknown) => void;
  readonly 'aria-label'?: string;
}

const textOf = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/**
 * A field for figures. It shows what was typed until one leaves it, and never puts another value there: what is no
 * figure stays, and the field's rule says so.
 */
const Typed = ({
  value,
  onChange,
  onBlur,
  understood,
  ...rest
}: TypedProps & { readonly understood: (text: string) => unknown }) => {
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      {...rest}
      value={typed ?? textOf(value)}
      inputMode="decimal"
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(understood(target.value));
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
};

interface NumberProps extends TypedProps {
  readonly step?: number;
}

/** A number; the arrow keys count up and down. */
export const NumberInput = ({ step = 1, ...props }: NumberProps) => {
  const { value, onChange } = props;
  return (
    <span
      role="presentation"
      onKeyDown={(event) => {
        const way = { ArrowUp: step, ArrowDown: -step }[event.key];
        if (way === undefined || typeof value === 'string' || props.disabled) return;
        event.preventDefault();
        onChange?.(Number((Number(value ?? 0) + way).toFixed(6)));
      }}
    >
      <Typed
        {...props}
        className="wide"
        role="spinbutton"
        {...(typeof value === 'number' && { 'aria-valuenow': value })}
        understood={(text) => {
          const said = numberOf(text);
          return said === undefined ? text : said;
        }}
      />
    </span>
  );
};

/** An amount as text, so that no digit is lost. */
export const AmountInput = (props: TypedProps) => (
  <Typed {...props} className="amount" understood={(text) => amountOf(text) ?? text} />
);
