import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { Unnamed } from '../frame/errors/NotFound';

/** What a page about one record is given from its address. */
export interface OfRecord<Name extends string = 'Id'> {
  readonly id: string;
  /** The name under which the address has it. */
  readonly named: Name;
}

/**
 * A page about one record: drawn with the id that its address names (`?Id=…`). Opened without one it says so and leads back,
 * before anything is asked. `names` are the other names it takes an id under. It begins anew with another record.
 */
export const ofRecord = <const Name extends string = 'Id'>(
  Page: ComponentType<OfRecord<Name>>,
  names: readonly Name[] = ['Id' as Name],
): ComponentType => {
  const Found = () => {
    const [asked] = useSearchParams();
    const named = names.find((name) => asked.get(name));
    if (!named) return <Unnamed />;
    const id = asked.get(named)!;
    return <Page key={id} id={id} named={named} />;
  };
  return Found;
};
