import * as z from 'zod';
import {
  flag,
  id,
  integer,
  json,
  jsonText,
  listOf,
  oneOf,
  ref,
  required,
  strictObject,
  text,
} from '#contract/field';
import { withMetadata } from '#contract/metadata';

/** How many searches one person keeps at most, over all lists, and to how many they are subscribed. */
export const mostSearches = 50;
/** Of a search that finds more nobody is told what is new: it says too little. */
export const mostMatches = 2_000;
/** How many people a search is shared with by name. */
const mostPeople = 50;
export const longestName = 40;

/** Who else reads a search: everybody in its owner's organisation, those of them who hold a role its owner holds, or people by name. */
export const audiences = ['nobody', 'organisation', 'role', 'people'] as const;
export type Audience = (typeof audiences)[number];

/** The page of a list in the office: an address without conditions. */
const page = withMetadata(z.string().regex(/^\/[A-Za-z][A-Za-z/-]{0,99}$/), {});

/** What the list is asked, as it goes over the wire, and how its owner has arranged its columns. */
const conditions = {
  query: z.record(text(100), z.unknown()).refine((query) => JSON.stringify(query).length <= 20_000),
  columns: jsonText(16_384).optional(),
};

export const NewSearch = strictObject({
  list: required(200),
  page,
  /** The field that tells the list's rows apart. */
  rowKey: required(60),
  name: required(longestName),
  ...conditions,
});
export type NewSearch = z.output<typeof NewSearch>;

export const SearchChange = strictObject({
  id: ref('savedSearch'),
  rowVersion: integer(1, 2_147_483_647),
  name: required(longestName),
  sharedWith: oneOf(audiences),
  /** Whom it is shared with where that is said by name. */
  people: listOf(ref('person'), mostPeople).optional(),
  query: conditions.query.optional(),
  columns: conditions.columns,
});
export type SearchChange = z.output<typeof SearchChange>;

export const Recipient = strictObject({ id, name: text(50), organisationName: text(150) });

/** A search as the list's bar shows it: what it asks is told when it is opened. */
export const SearchSummary = strictObject({
  id,
  name: text(longestName),
  ownerName: text(50),
  isOwn: flag,
  sharedWith: oneOf(audiences),
  /** Whom its owner named, as far as they still know them; nobody else is told. */
  people: listOf(Recipient, mostPeople),
  isSubscribed: flag,
  rowVersion: integer(1, 2_147_483_647),
});

export const OpenedSearch = strictObject({
  name: text(longestName),
  /** What the list is asked, in the code's names: the conditions that hold for the reader. */
  conditions: json(60_000),
  /** The fields of the conditions that are no more, or are not the reader's to ask by. */
  left: listOf(text(200), 100),
  /** Its owner's arrangement of the columns: theirs alone. */
  columns: text(16_384).nullable(),
});
