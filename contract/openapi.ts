import * as z from 'zod';
import type { Area, Call } from './call';
import { metadataOf } from './metadata';
import { wireNameOf } from './codec';
import { schemaNames } from './schema-names';

type Json = Record<string, unknown>;
type AnySchema = z.core.$ZodType;

/** Paths, schemas and security in the spelling of the wire: what a program outside needs to ask the product. */
export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: Json;
  readonly paths: Readonly<Record<string, Json>>;
  readonly components: Json;
}

/** An object's fields as the wire spells them. */
const renamed = (schema: AnySchema, json: Json): void => {
  const { shape } = schema._zod.def as unknown as { shape: Record<string, AnySchema> };
  const names = new Map(Object.entries(shape).map(([inside, of]) => [inside, wireNameOf(inside, of)]));
  const properties = json['properties'] as Json | undefined;
  if (properties)
    json['properties'] = Object.fromEntries(
      Object.entries(properties).map(([inside, of]) => [names.get(inside) ?? inside, of]),
    );
  if (Array.isArray(json['required']))
    json['required'] = (json['required'] as string[]).map((inside) => names.get(inside) ?? inside);
};

/** Replaces what stands in the schema's place. */
const become = (json: Json, said: Json): void => {
  for (const key of Object.keys(json)) delete json[key];
  Object.assign(json, said);
};

const override = ({ zodSchema, jsonSchema }: { zodSchema: AnySchema; jsonSchema: Json }): void => {
  const { codes, form, ref, dictionary } = metadataOf(zodSchema);
  const { type } = zodSchema._zod.def as { type: string };
  if (['optional', 'nullable', 'readonly'].includes(type)) return;
  if (codes)
    become(jsonSchema, {
      enum: Object.values(codes),
      description: Object.entries(codes)
        .map(([inside, wire]) => `${wire}: ${inside}`)
        .join('; '),
    });
  else if (form === 'yesNo') become(jsonSchema, { enum: [1, 2], description: '1: yes; 2: no' });
  else if (form === 'month')
    become(jsonSchema, { type: 'string', format: 'date', description: 'the first day of a month' });
  else if (form === 'commas') become(jsonSchema, { type: 'string', description: 'values joined by commas' });
  else if (ref) Object.assign(jsonSchema, { format: 'uuid', description: `names one ${ref} that you see` });
  else if (dictionary) jsonSchema['description'] = `a code of the dictionary «${dictionary}»`;
  else if (type === 'object') renamed(zodSchema, jsonSchema);
};

type Names = z.core.$ZodRegistry<{ id: string }>;

const printed = (schema: AnySchema, names?: Names): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: 'output',
    unrepresentable: 'any',
    cycles: 'ref',
    override: override as never,
    // Names are given here and nowhere else: without them everything is written out.
    metadata: (names ?? z.registry()) as never,
  }) as Json;
  return json;
};

/** A value and all in it, changed from the inside out. */
const changed = (value: unknown, change: (json: Json) => Json): unknown =>
  Array.isArray(value)
    ? value.map((each) => changed(each, change))
    : typeof value === 'object' && value !== null
      ? change(Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changed(each, change)])))
      : value;

const without = (json: Json, key: string): Json =>
  Object.fromEntries(Object.entries(json).filter(([each]) => each !== key));

/** What a schema lets through on the wire, written out whole and without explanations: two that let the same through are equal. */
export const wireSchemaOf = (schema: AnySchema): unknown =>
  changed(printed(schema), (json) => {
    const { description, required } = json;
    // A field may bear these names too; a schema's explanation is a text, what must be there a list.
    const plain = typeof description === 'string' ? without(json, 'description') : json;
    return Array.isArray(required) ? { ...plain, required: required.toSorted() } : plain;
  });

/** All schemas of the document by their names, filled as calls are printed. */
interface Components {
  readonly names: Names;
  readonly schemas: Json;
}

/** A schema in wire names, as a reference where it has a name: those it needs are added to the components. */
const schemaOf = (schema: AnySchema, components: Components): Json => {
  const pointed = changed(printed(schema, components.names), (json) =>
    typeof json['$ref'] === 'string'
      ? { ...json, $ref: json['$ref'].replace('#/$defs/', '#/components/schemas/') }
      : json,
  ) as Json;
  const { $defs = {}, ...own } = pointed;
  Object.assign(components.schemas, $defs);
  return own;
};

/** The schema that a reference stands for. */
const meant = (schema: Json, { schemas }: Components): Json =>
  typeof schema['$ref'] === 'string'
    ? (schemas[schema['$ref'].slice('#/components/schemas/'.length)] as Json)
    : schema;

const envelope = (result: Json): Json => ({
  type: 'object',
  required: ['ErrorCode', 'RequestMsg', 'ResultValue'],
  properties: {
    ErrorCode: { type: 'integer', description: '0, or the number of the failure' },
    RequestMsg: { type: 'string', description: 'the sentence of the failure, in the language asked for' },
    ResultValue: result,
  },
});

const parametersOf = (input: Json): Json[] =>
  Object.entries((input['properties'] ?? {}) as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: ((input['required'] ?? []) as string[]).includes(name),
    schema,
  }));

const bodyOf = (call: Call, input: Json, components: Components): Json => {
  if (call.kind !== 'upload')
    return {
      'application/json': { schema: input },
      'application/json-patch+json': { schema: input },
    };
  const fields = meant(input, components);
  const properties = {
    ...((fields['properties'] ?? {}) as Json),
    file: { type: 'array', items: { type: 'string', format: 'binary' }, maxItems: call.files!.atMost },
  };
  return { 'multipart/form-data': { schema: { ...fields, properties } } };
};

const operationOf = (area: Area, key: string, call: Call, components: Components): Json => {
  const name = `${area.name}.${key}`;
  const input = schemaOf(call.takes, components);
  const content =
    call.kind === 'download'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: envelope(schemaOf(call.gives, components)) } };
  return {
    operationId: name,
    tags: [area.name],
    summary: call.called[1],
    description: `${call.kind === 'read' || call.kind === 'download' ? 'Reads' : 'Writes'}. May: ${call.may}.`,
    security: call.may === 'anyone' ? [] : [{ token: [] }],
    ...(call.method === 'GET'
      ? { parameters: parametersOf(meant(input, components)) }
      : { requestBody: { required: true, content: bodyOf(call, input, components) } }),
    responses: { 200: { description: 'Success and every named failure: see ErrorCode', content } },
  };
};

/** The schemas that something points at, by name: what a GET takes stands among its parameters instead. */
const pointedAt = (from: Json, schemas: Json): Json => {
  const wanted = new Set<string>();
  const look = (json: unknown): void => {
    for (const [, name = ''] of JSON.stringify(json).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (wanted.has(name)) continue;
      wanted.add(name);
      look(schemas[name]);
    }
  };
  look(from);
  return Object.fromEntries([...wanted].sort().map((name) => [name, schemas[name]]));
};

/** OpenAPI 3.1 of all calls, printed from the very values that answer them, in wire names; schemas have names of their own. */
export const openApiOf = (areas: readonly Area[]): OpenApi => {
  const names: Names = z.registry();
  for (const [schema, id] of schemaNames(areas)) names.add(schema as never, { id });
  const components: Components = { names, schemas: {} };
  const paths: Record<string, Json> = {};
  for (const area of areas)
    for (const [key, call] of Object.entries(area.calls))
      (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(area, key, call, components);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Assay',
      version: '1',
      description: [
        'Every call answers an envelope with HTTP status 200; the header `token` says who asks.',
        'What a reading call need not be told may come as its value, as the text of it, empty, as null, or not at all.',
      ].join(' '),
    },
    paths: Object.fromEntries(Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1))),
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
      schemas: pointedAt(paths, components.schemas),
    },
  };
};
