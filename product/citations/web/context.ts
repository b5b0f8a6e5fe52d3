import { createContext, useContext, type ReactNode } from 'react';
import type { Citation, CitedPlace } from '../citation';
import type { ProvenRow } from '../proven';

/** A document of the material that may be cited. */
interface CitableDocument {
  readonly id: string;
  readonly fileId: string;
  readonly number: string;
  readonly title: string;
  readonly passed: boolean;
}

/** A row of the report's tables that a place may prove: by what it is known, and what it is called. */
export interface CitableRow {
  readonly proves: ProvenRow;
  readonly of: string;
  readonly name: string;
  /** The documents that the row names, which come first where one is chosen. */
  readonly evidenceIds: readonly string[];
}

/** What the report's author may do with its places. */
export interface CitationWriting {
  readonly rows: readonly CitableRow[];
  /** What is said beside a document: which levels it proves. */
  readonly aboutDocument: (id: string) => ReactNode;
  /** Keeps all places of the report as they are given. Throws where the server refuses. */
  readonly save: (places: readonly CitedPlace[]) => Promise<unknown>;
  /** Says that the place is the same in the document that came for the one that was cited. */
  readonly confirm: (citation: Citation, evidenceId: string) => Promise<unknown>;
}

interface Citations {
  readonly citations: readonly Citation[];
  readonly documents: readonly CitableDocument[];
  /** Absent where the report is only read. */
  readonly write?: CitationWriting;
}

/** The places that the report around cites. */
export const CitationsContext = createContext<Citations>({ citations: [], documents: [] });
export const useCitations = (): Citations => useContext(CitationsContext);
