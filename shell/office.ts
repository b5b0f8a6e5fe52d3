import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, type ComponentType } from 'react';
import type { OwnPage } from '#contract/own-page';
import type { WordKey } from '#contract/words';
import type { SetOfCodes } from './dictionary/codes';
import type { Layout } from './list/columns/layout';
import type { Asking } from './list/query/question';
import type { ListState } from './list/state';
import type { PhraseKind } from './parts/reason';
import type { LanguageChunks, speak } from './words/say';

/** An entry of the server's menu: two levels; a hidden one is a route without a place in the sidebar. */
export interface MenuItem {
  readonly id: string;
  readonly url: string;
  readonly text: string;
  readonly icon: string;
  /** The page it opens, as `area/Page`. */
  readonly comment: string;
  readonly hidden: boolean;
  readonly children: readonly MenuItem[];
}

/**
 * Who is signed in (EN7). The token stands in the session's cookie, the code items in
 * the cache of dictionaries.
 */
export interface Person {
  readonly id: string;
  readonly loginName: string;
  readonly name: string;
  readonly avatar: string;
  readonly introduction: string;
  readonly roles: readonly string[];
  /** The roles as the language of the screen calls them. */
  readonly roleNames: readonly string[];
  readonly organisationName: string;
  readonly organisationNumber: string;
  /** The organisation's unified social credit code (`code`). */
  readonly organisationCode: string;
}

/** What the frame stands on, as it is when the office is opened. */
export interface BootstrapData {
  readonly menu: readonly MenuItem[];
  readonly menuVersion: string;
  readonly person: Person;
  /** The actions the person may do on whichever page; null where that is not said yet. */
  readonly rights: readonly string[] | null;
  readonly dictionariesVersion: number;
  readonly dictionaries: readonly SetOfCodes[];
  /** Otherwise they are those of the first page, and the others are fetched after it. */
  readonly dictionariesAreAll: boolean;
  readonly preferences: ReadonlyMap<string, unknown>;
  /** Unread notices; null like the rights. */
  readonly unread: number | null;
}

/** What of a list is exported, and how its columns are called and written. */
export interface ExportAsked {
  /** The path of the list's own call, and what it is asked, as it goes over the wire. */
  readonly list: string;
  readonly query: unknown;
  readonly scope: 'page' | 'selection' | 'all';
  readonly rowKey: string;
  readonly selected?: string[];
  readonly columns: {
    readonly field: string;
    readonly heading: string;
    readonly kind: 'text' | 'number' | 'money' | 'day' | 'moment' | 'yesNo' | 'limited' | 'code';
    readonly words?: Record<string, string>;
  }[];
  readonly title: string;
  /** In the layout that is fixed for those outside: then no columns are said. */
  readonly isFixed?: true;
  /** A spreadsheet where nothing is said. */
  readonly format?: 'xlsx' | 'pdf';
}

/**
 * Why a list does not leave at once: these of its fields are personal data, and another person has to approve; or it has so many rows
 * that its file is made in the background.
 */
export type Withheld =
  | { readonly personal: readonly string[]; readonly rows?: never }
  | { readonly rows: number; readonly personal?: never };
/** The dialog that asks for it, or takes the list without those fields. */
export interface WithheldProps {
  readonly asked: ExportAsked;
  readonly why: Withheld;
  readonly onWithout: (asked: ExportAsked) => void;
  readonly onClose: () => void;
}

/** A list whose conditions are kept under a name. */
export interface ListOfSearches {
  /** What of its declaration its call is asked by, the state it is in, and the conditions of that as its address has them. */
  readonly asking: Asking<never, never>;
  readonly state: ListState;
  readonly narrowing: string;
  /** The field that tells its rows apart. */
  readonly rowKey: string;
  /** Arranges its columns. */
  readonly onLayout: (layout: Partial<Layout>) => void;
}
export interface SavedSearchesProps extends ListOfSearches {
  /** A search to be taken up by itself; without it, it is the panel that offers them. */
  readonly taken?: string;
  /** It has been taken up, or somebody chose one in the panel. */
  readonly onDone: () => void;
}

/** Something one can choose from a long list on the server: a person, an organisation. */
interface Choice {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
}
/** Asks the server for the first choices that hold the keyword. */
export type FindChoices = (keyword: string, signal: AbortSignal) => Promise<readonly Choice[]>;

/** What stood in a field before: its text, what tells it from its like, and what stood beside it, by the names of the form. */
export interface SuggestedText {
  readonly text: string;
  readonly note?: string;
  readonly beside?: Readonly<Record<string, unknown>>;
}
/** Asks the server what may be meant, while one types. */
export type SuggestTexts = (typed: string, signal: AbortSignal) => Promise<readonly SuggestedText[]>;

/** A file that lies on the server. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly sha256?: string;
  readonly size?: number;
}
export interface UploadOptions {
  /** Pictures are kept apart from documents: other kinds, another limit. */
  readonly use?: 'document' | 'picture';
  /** Where it is meant for (`page#field`): a large file that was cut off is offered there after a reload. */
  readonly place?: string;
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** A dialog about one's own account, reached from everywhere: loaded when it is first opened. */
interface AccountDialog {
  readonly title: WordKey;
  readonly load: () => Promise<{ readonly default: ComponentType<AccountDialogProps> }>;
}
export interface AccountDialogProps {
  readonly onClose: () => void;
}
export const accountDialogs = ['profile', 'password', 'mobile'] as const;
export type AccountDialogName = (typeof accountDialogs)[number];

/** Something the palette found: a page, a record, or an action that the frame knows by name. */
export interface SearchHit {
  readonly kind: 'page' | 'record' | 'action';
  readonly title: string;
  /** What stands beside the title: the section of a page, the number of a record. */
  readonly note: string;
  /** Where it leads; empty for an action of the frame itself. */
  readonly url: string;
  /** The name of an action of the frame itself. */
  readonly action: string;
}

/** The notices of the person: how many are unread, and the list that the bell opens. */
interface Notices {
  readonly unread: () => Promise<number>;
  readonly queryKey: readonly string[];
  readonly load: () => Promise<{ readonly default: ComponentType<NoticePanelProps> }>;
}
export interface NoticePanelProps {
  /** Told when a notice was followed to its record. */
  readonly onGo: () => void;
}

/** A part of one area that a page of another one shows, about one record. */
export interface PieceProps {
  readonly id: string;
}

/** What shows a stored file beside the page. */
export interface FilePreviewProps {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What offers texts that are used again beneath a field. */
export interface PhrasesProps {
  readonly kind: PhraseKind;
  /** What the text is about. */
  readonly about: string | undefined;
  /** What stands in the field: it may be kept as a phrase. */
  readonly text: string;
  /** Is given the phrase that is chosen. */
  readonly onChoose: (phrase: string) => void;
}

/** One factor is proved; `give` takes the code of the second. Without it a second is to be set up on the sign-in page. */
export interface HalfSignedIn {
  readonly give?: (code: string) => Promise<void>;
}

/** A page's file: the page, and what it asks as soon as it is here, where that is known before it is drawn. */
export interface PageModule {
  readonly default: ComponentType;
  readonly preload?: (cache: QueryClient) => Promise<void>;
}

/** Everything the frame must be told about the product: it knows no area by itself. */
export interface Office {
  readonly pages: Readonly<Record<string, () => Promise<PageModule>>>;
  /** The page at the address, as far as is known before the menu is here. */
  readonly firstPage?: string | undefined;
  readonly chunks: LanguageChunks;
  /** Fetches what the first page was drawn without: any other page waits for it. */
  readonly rest?: () => Promise<unknown>;
  /** The words of the page that is opened first; undefined where they come with all others. */
  readonly firstWords?: Parameters<typeof speak>[2];
  /** All of the frame's parts in one answer; the calls below give each of them anew. */
  readonly bootstrapData: () => Promise<BootstrapData>;
  readonly menu: () => Promise<readonly MenuItem[]>;
  readonly person: () => Promise<Person>;
  readonly dictionaries: () => Promise<readonly SetOfCodes[]>;
  /** Grows whenever any of them changes, whoever changes it. */
  readonly dictionariesVersion: () => Promise<number>;
  /** Another one whenever the person's menu or rights are others. */
  readonly menuVersion: () => Promise<string>;
  /** The actions a person may do on a page, or to one object of it (`ShowButton`). */
  readonly pageActions: (page: string, id?: string) => Promise<readonly string[]>;
  /** Signs in; says whether a second factor is still to be given, or to be set up first. */
  readonly signIn: (loginName: string, password: string) => Promise<'in' | HalfSignedIn>;
  /** The caller proves anew who they are (AU-11). */
  readonly prove: (password: string, code: string | undefined) => Promise<void>;
  /** Whether the caller has a second factor in force. */
  readonly hasSecondFactor: () => Promise<boolean>;
  readonly signOut: () => Promise<void>;
  /** The dialog in which one agrees to the notices in force. */
  readonly consent: () => Promise<{ readonly default: ComponentType<{ readonly onAgreed: () => void }> }>;
  /** Sends a code for one action on one content to the person's own mobile; gives the seconds until the next may be asked for. */
  readonly sendSignCode: (action: string, id: string, contentHash: string) => Promise<number>;
  /** What the person keeps on the server: how they have arranged the office, by key. */
  readonly preferences: () => Promise<ReadonlyMap<string, unknown>>;
  /** The key that encrypts what the person's forms keep in this browser, 32 bytes in base64url. */
  readonly draftKey: () => Promise<string>;
  /** Keeps one preference; null forgets it. */
  readonly storePreference: (key: string, value: unknown) => Promise<void>;
  /** A list as a spreadsheet or a PDF, made by the server. */
  readonly exportList: (asked: ExportAsked) => Promise<File | Withheld>;
  readonly exportWithheld: () => Promise<{ readonly default: ComponentType<WithheldProps> }>;
  /** The panel in which conditions of a list are kept, shared and subscribed to. */
  readonly savedSearches: ComponentType<SavedSearchesProps>;
  readonly upload: (file: File, options: UploadOptions) => Promise<StoredFile>;
  /** Where one looks at a file that one may see: the address dies after a minute. */
  readonly fileLink: (fileId: string) => Promise<string>;
  readonly accountDialogs: Readonly<Record<AccountDialogName, AccountDialog>>;
  readonly notices: Notices;
  /** Parts of areas that pages of others show without knowing them, by name (`shell/parts/Piece.tsx`). */
  readonly pieces: Readonly<Record<string, ComponentType<PieceProps>>>;
  readonly phrases: ComponentType<PhrasesProps>;
  /** A stored file, read beside the page. */
  readonly filePreview: ComponentType<FilePreviewProps>;
  /** Pages, records and actions that hold the keyword, in any language or by the initials of their pinyin. */
  readonly find: (keyword: string, signal: AbortSignal) => Promise<readonly SearchHit[]>;
  /** Pages that no menu holds: everybody has them. */
  readonly own: readonly OwnPage[];
  /** Addresses of the menu that are one's own affairs: they stand in the account's menu of whoever has them. */
  readonly ownOfMenu: readonly string[];
}

export const OfficeContext = createContext<Office | null>(null);

export const useOffice = (): Office => {
  const office = useContext(OfficeContext);
  if (!office) throw new Error('no office stands around this component');
  return office;
};
