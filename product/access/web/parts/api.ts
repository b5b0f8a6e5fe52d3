/** A schema as OpenAPI writes it, as far as a page shows it. */
interface Schema {
  readonly type?: string;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly description?: string;
}
type Content = Readonly<Record<string, { readonly schema: Schema }>>;
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** One field of what goes in or comes out, as deep as it stands. */
export interface FieldLine {
  readonly name: string;
  readonly depth: number;
  readonly type: string;
  readonly limits: string;
  readonly required: boolean;
  readonly description: string;
}
export interface ApiCall {
  /** Area and name, by which the log knows it too. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly area: string;
  readonly summary: string;
  readonly description: string;
  readonly takes: readonly FieldLine[];
  readonly gives: readonly FieldLine[];
}

/** What refers to itself is shown so deep. */
const deepest = 4;

/** Reads the document's calls, in its order. */
export const callsIn = (document: OpenApi): ApiCall[] => {
  const known = document.components?.schemas ?? {};
  const plain = (schema: Schema): Schema => {
    if (schema.$ref) return known[schema.$ref.split('/').at(-1)!] ?? {};
    const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    const [first, ...others] = options.filter(({ type }) => type !== 'null');
    return first && others.length === 0 ? plain(first) : schema;
  };
  const typeOf = (schema: Schema): string => {
    if (schema.enum) return schema.enum.join(' | ');
    if (schema.type === 'array') return `${typeOf(plain(schema.items ?? {}))}[]`;
    return schema.const === undefined ? (schema.format ?? schema.type ?? 'any') : String(schema.const);
  };
  const limitsOf = ({ minLength, maxLength, minimum, maximum, maxItems }: Schema): string =>
    [
      maxLength !== undefined && `${minLength ?? 0}–${maxLength}`,
      maximum !== undefined && `${minimum ?? ''}–${maximum}`,
      maxItems !== undefined && `≤ ${maxItems}`,
    ]
      .filter(Boolean)
      .join(' ');
  const linesOf = (given: Schema, depth = 0): FieldLine[] => {
    const schema = plain(given);
    if (depth > deepest) return [];
    if (schema.type === 'array') return linesOf(schema.items ?? {}, depth);
    return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      {
        name,
        depth,
        type: typeOf(plain(field)),
        limits: limitsOf(plain(field)),
        required: schema.required?.includes(name) ?? false,
        description: field.description ?? '',
      },
      ...linesOf(field, depth + 1),
    ]);
  };
  const bodyOf = (content: Content | undefined): Schema => Object.values(content ?? {})[0]?.schema ?? {};
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): ApiCall => {
      const { parameters = [] } = operation;
      const query: Schema = {
        type: 'object',
        properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
        required: parameters.flatMap(({ name, required }) => (required ? [name] : [])),
      };
      const answer = bodyOf(operation.responses['200']?.content);
      return {
        name: operation.operationId,
        method: method.toUpperCase(),
        path,
        area: operation.tags[0] ?? '',
        summary: operation.summary ?? '',
        description: operation.description ?? '',
        takes: linesOf(parameters.length > 0 ? query : bodyOf(operation.requestBody?.content)),
        gives: linesOf(answer.properties?.['ResultValue'] ?? {}),
      };
    }),
  );
};
