import * as z from 'zod';
import type { Area, Call } from './call';
import { noteOf } from './note';
import { wireNameOf } from './plan';

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
  const { codes, form, ref, dictionary } = noteOf(zodSchema);
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

/** A schema in wire names; the trees in it are lifted out under `prefix`, for they name themselves. */
const schemaOf = (schema: AnySchema, prefix: string, lifted: Json): Json => {
  const json = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: 'output',
    unrepresentable: 'any',
    cycles: 'ref',
    override: override as never,
  }) as Json;
  const { $schema: _, $defs, ...own } = json;
  const moved = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(moved)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value).map(([key, each]) => [
              key,
              key === '$ref' && typeof each === 'string'
                ? each === '#'
                  ? `#/components/schemas/${prefix}`
                  : each.replace('#/$defs/', `#/components/schemas/${prefix}.`)
                : moved(each),
            ]),
          )
        : value;
  for (const [name, each] of Object.entries(($defs ?? {}) as Json)) lifted[`${prefix}.${name}`] = moved(each);
  if (!JSON.stringify(own).includes('"$ref":"#"')) return moved(own) as Json;
  lifted[prefix] = moved(own);
  return { $ref: `#/components/schemas/${prefix}` };
};

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

const bodyOf = (call: Call, input: Json): Json => {
  if (call.kind !== 'upload')
    return {
      'application/json': { schema: input },
      'application/json-patch+json': { schema: input },
    };
  const properties = {
    ...((input['properties'] ?? {}) as Json),
    file: { type: 'array', items: { type: 'string', format: 'binary' }, maxItems: call.files!.atMost },
  };
  return { 'multipart/form-data': { schema: { ...input, properties } } };
};

const operationOf = (area: Area, key: string, call: Call, lifted: Json): Json => {
  const name = `${area.name}.${key}`;
  const input = schemaOf(call.takes, `${name}.takes`, lifted);
  const content =
    call.kind === 'download'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: envelope(schemaOf(call.gives, `${name}.gives`, lifted)) } };
  const right = area.rights[call.may];
  return {
    operationId: name,
    tags: [area.name],
    ...(right && { summary: right.says[1] }),
    description: `${call.kind === 'read' || call.kind === 'download' ? 'Reads' : 'Writes'}. May: ${call.may}.`,
    security: call.may === 'anyone' ? [] : [{ token: [] }],
    ...(call.method === 'GET'
      ? { parameters: parametersOf(input) }
      : { requestBody: { required: true, content: bodyOf(call, input) } }),
    responses: { 200: { description: 'Success and every named failure: see ErrorCode', content } },
  };
};

/** OpenAPI 3.1 of all calls, printed from the very values that answer them, in wire names. */
export const openApiOf = (areas: readonly Area[]): OpenApi => {
  const lifted: Json = {};
  const paths: Record<string, Json> = {};
  for (const area of areas)
    for (const [key, call] of Object.entries(area.calls))
      (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(area, key, call, lifted);
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
      schemas: lifted,
    },
  };
};
