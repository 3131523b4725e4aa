import { API } from '#core/api.ts';
import { recipientLinkPath } from '#core/press-kit-link.ts';
import { pressKitPath } from '#core/press-kit-page.ts';
import type { Deps } from '../deps.ts';
import { answerFile } from '../http/answer-file.ts';
import { answerMarkup } from '../http/answer-markup.ts';
import { answerZip } from '../http/answer-zip.ts';
import type { Implement } from '../http/implement.ts';
import { countPageReads } from './count-page-reads.ts';
import { listGigDates } from './list-gig-dates.ts';
import { readPageFile, readPicture } from './page-files.ts';
import { publishKit, readPage } from './publish-kit.ts';
import { addLink, removeLink, renewLink, revokeLink, saveLink } from './recipient-links.ts';
import { type Asked, renderPage } from './render-page.ts';
import { requestBooking } from './request-booking.ts';
import { writeBios } from './write-bios.ts';

export function pressKitRoutes(implement: Implement, deps: Deps): void {
  implement(API.bioWriter, async () => ({ writer: deps.toolPorts.text?.engine ?? null }));
  implement(API.writeBios, ({ signedIn, body }) => writeBios(deps, signedIn.account.id, body.kit));
  implement.asking(API.pressKitDates, async ({ caller }) => ({ dates: await listGigDates(deps, caller) }));
  implement.asking(API.pressKitPage, ({ caller, params }) => readPage(deps, caller, params.id));
  implement.asking(API.publishPressKit, ({ caller, params, body }) =>
    publishKit(deps, caller, { generationId: params.id, ...body }),
  );
  implement(API.addRecipientLink, ({ signedIn, params, body }) =>
    addLink(deps, signedIn, { generationId: params.id, ...body }),
  );
  implement(API.saveRecipientLink, ({ signedIn, params, body }) =>
    saveLink(deps, signedIn, { id: params.id, ...body }),
  );
  implement(API.revokeRecipientLink, ({ signedIn, params, body }) =>
    revokeLink(deps, signedIn, { id: params.id, ...body }),
  );
  implement(API.renewRecipientLink, ({ signedIn, params, body }) =>
    renewLink(deps, signedIn, { id: params.id, ...body }),
  );
  implement(API.deleteRecipientLink, async ({ signedIn, params }) => {
    await removeLink(deps, signedIn, params.id);
    return { ok: true };
  });
  implement(API.requestBooking, async ({ params, headers, body }) => {
    const key = headers['idempotency-key'] ?? crypto.randomUUID();
    await requestBooking(deps, { slug: params.slug, wish: body, key });
    return { ok: true };
  });
  implement(API.countReads, async ({ params, body, signedIn }) => {
    await countPageReads(deps, { ...params, ...body, readerId: signedIn?.account.id ?? null });
    return { ok: true };
  });
  const answerHosted = async (request: Request, asked: Asked): Promise<Response> => {
    const page = await renderPage(deps, asked);
    const slug = 'movedTo' in page ? page.movedTo : asked.slug;
    const path = asked.token ? recipientLinkPath(slug, asked.token) : pressKitPath(slug);
    const { pathname, search } = new URL(request.url);
    if (pathname === path && 'markup' in page) return answerMarkup(page, { isPrivate: false });
    return new Response(null, { status: 301, headers: { location: path + search } });
  };
  implement(API.hostedPressKit, ({ params, request }) => answerHosted(request, params));
  implement(API.hostedPressKitFor, ({ params, request }) => answerHosted(request, params));
  implement(API.hostedPicture, async ({ params, query, request }) => {
    const file = await readPicture(deps, params);
    return answerFile(request, file, { download: query.download !== undefined, immutable: true });
  });
  implement(API.hostedFile, async ({ params, request }) => {
    const { file, zip } = await readPageFile(deps, params);
    return zip ? answerZip(request, zip) : answerFile(request, file, { download: true, immutable: false });
  });
  implement(API.checkLinks, async ({ body }) => ({ links: await deps.links.look(body.links) }));
}
