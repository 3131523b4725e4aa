import * as z from 'zod/mini';
import { API } from '#core/api.ts';
import type { Endpoint } from '#core/endpoint.ts';
import { errorReplySchema } from '#core/error-reply.ts';
import { ERRORS } from '#core/errors.ts';
import { sessionCookieName } from '#core/session-cookie.ts';
import type { ToolRegistry } from '#core/tools/index.ts';

type Json = Record<string, unknown>;
type Io = 'input' | 'output';

const schemaOf = (schema: z.ZodMiniType, io: Io): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};
const jsonContent = (schema: Json) => ({ 'application/json': { schema } });
/** Replies that come in pieces where Accept asks for them. */
const STREAMED: readonly string[] = ['sendMessage'];
const eventsContent = { 'text/event-stream': { schema: { type: 'string' } } };
const bytesContent = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

const markupContent = { 'text/html': { schema: { type: 'string' } } };

function replyContent(reply: Endpoint['reply']): Json {
  if (reply === 'file') return bytesContent;
  return reply === 'page' ? markupContent : jsonContent(schemaOf(reply, 'output'));
}

function parameters(endpoint: Endpoint): Json[] {
  const places = [
    ['path', endpoint.params],
    ['query', endpoint.query],
    ['header', endpoint.headers],
  ] as const;
  return places.flatMap(([place, schema]) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }));
  });
}

/** The body of a generation is the input of the tool in its path. */
function bodySchema(name: string, body: z.ZodMiniType, tools: ToolRegistry): Json {
  if (name !== 'generate' && name !== 'adopt') return schemaOf(body, 'input');
  return { oneOf: Object.keys(tools).map((id) => ({ $ref: `#/components/schemas/${id}-input` })) };
}

function operation(name: string, endpoint: Endpoint, tools: ToolRegistry): Json {
  const { body, reply, auth } = endpoint;
  return {
    operationId: name,
    parameters: parameters(endpoint),
    ...(body && {
      requestBody: {
        required: true,
        content: body === 'file' ? bytesContent : jsonContent(bodySchema(name, body, tools)),
      },
    }),
    responses: {
      [String(endpoint.status ?? 200)]: {
        description: 'Done',
        content: {
          ...replyContent(reply),
          ...(STREAMED.includes(name) && eventsContent),
        },
      },
      default: {
        description: 'Refused or failed',
        content: jsonContent({ $ref: '#/components/schemas/Error' }),
      },
    },
    security: auth === 'user' || auth === 'admin' ? [{ session: [] }] : [],
    'x-auth': auth,
  };
}

/** The API table as an OpenAPI 3.1 document. */
export function openApiDocument(publicUrl: string, tools: ToolRegistry): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(API) as [string, Endpoint][]) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint, tools) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Deckhand', version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(publicUrl) } },
      schemas: {
        Error: schemaOf(errorReplySchema, 'output'),
        ...Object.fromEntries(
          Object.values(tools).map((tool) => [`${tool.id}-input`, schemaOf(tool.input, 'input')]),
        ),
      },
    },
    'x-errors': ERRORS,
  };
}
