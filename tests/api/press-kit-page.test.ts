import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { Client, signedUp } from '../support/client.ts';
import { makeLogo } from '../support/logos.ts';
import { openPdf, textOf } from '../support/pdf.ts';
import { NOVA } from '../support/press-kits.ts';
import { makeKit, newSlug, placeKit, publishedKit } from '../support/published-kit.ts';
import { readZip } from '../support/read-zip.ts';
import { uploadPicture } from '../support/upload-picture.ts';

const visitor = new Client();

async function read(slug: string) {
  const reply = await visitor.fetch(`/epk/${slug}`);
  expect(reply.status).toBe(200);
  const { document } = parseHTML(await reply.text());
  return { document, headers: reply.headers };
}

const isMissing = async (path: string): Promise<void> => {
  const reply = await visitor.fetch(path);
  expect(reply.status, path).toBe(404);
  expect(reply.headers.get('x-robots-tag')).toContain('noindex');
  expect(reply.headers.get('content-type')).toContain('text/html');
};

describe('a published press kit', () => {
  it('is a page of its own for anybody, found by search engines, that runs our script alone', async () => {
    const { slug } = await publishedKit();
    const { document, headers } = await read(slug);
    expect(document.querySelector('h1')?.textContent).toBe('DJ NOVA');
    expect(document.body.textContent).toContain('3 × CDJ-3000');
    expect(headers.has('x-robots-tag')).toBe(false);
    expect(document.querySelector('[name=robots]')).toBeNull();
    expect([...document.querySelectorAll('script')].map(({ type, src }) => src || type)).toEqual([
      'application/ld+json',
      '/epk.js',
    ]);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe-inline');
    expect(document.querySelectorAll('[style], [onclick], iframe')).toHaveLength(0);
    const canonical = document.querySelector('[rel=canonical]')?.getAttribute('href') ?? '';
    expect(new URL(canonical).pathname).toBe(`/epk/${slug}`);
    expect((await visitor.fetch('/epk.js')).headers.get('content-type')).toContain('javascript');
  });

  it('brings the faces of its headings along, where they are light enough for a phone', async () => {
    const facesOf = async (artistName: string) => {
      const { slug } = await publishedKit({ artistName });
      const style = (await read(slug)).document.querySelector('style')?.textContent ?? '';
      return style.match(/url\(data:font\/woff;base64,/g)?.length ?? 0;
    };
    expect(await facesOf('Луна Ночная')).toBe(2);
    expect(await facesOf('夜の月')).toBe(0);
  });

  it('is shown as it was saved last, and its documents lead to it from then on', async () => {
    const { client, id, slug } = await publishedKit();
    const kit = { ...NOVA, photos: [], tagline: 'Only vinyl tonight' };
    await client.send('PATCH', `/api/generations/${id}`, { edits: { kit }, version: 1 });
    expect((await read(slug)).document.querySelector('.line')?.textContent).toBe('Only vinyl tonight');
    const pdf = await visitor.fetch(`/epk/${slug}/files/press-kit.pdf`);
    const { pages } = await openPdf(new Uint8Array(await pdf.arrayBuffer()));
    expect((await Promise.all(pages.map(textOf))).join('').replaceAll(/\s/g, '')).toContain(`/epk/${slug}`);
  });

  it('wears the logo that its artist wears now', async () => {
    const { client, slug } = await publishedKit();
    const logo = await makeLogo(client);
    await client.send('PUT', '/api/brand-kit/logo', { generationId: logo.id, conceptId: 'concept-01' });
    const { document } = await read(slug);
    expect(document.querySelector('h1 svg')?.getAttribute('aria-label')).toBe('DJ NOVA');
    const reply = await visitor.fetch(`/epk/${slug}/files/logos.zip`);
    const files = readZip(Buffer.from(await reply.arrayBuffer()));
    expect([...files.keys()]).toEqual([
      'logos/dj-nova-logo-for-dark.svg',
      'logos/dj-nova-logo-for-light.svg',
    ]);
  });

  it('gives away its photos in sizes, its documents, and everything in one', async () => {
    const client = await signedUp();
    const print = await uploadPicture(client, 'jpeg', { width: 600, height: 400 });
    const screen = await uploadPicture(client, 'jpeg', { width: 300, height: 200 });
    const phone = await uploadPicture(client, 'jpeg', { width: 150, height: 100 });
    const photo = { ...print, screenId: screen.id, phoneId: phone.id, credit: 'Jana Wirth' };
    const [{ id }, slug] = [await makeKit(client, { ...NOVA, photos: [photo] }), newSlug()];
    await placeKit(client, id, slug);
    const { document } = await read(slug);
    const image = document.querySelector('.shots img');
    const at = (picture: { id: string }): string => `/epk/${slug}/pictures/${picture.id}`;
    expect(image?.getAttribute('srcset')).toBe(`${at(phone)} 150w, ${at(screen)} 300w`);
    const share = document.querySelector('[property="og:image"]')?.getAttribute('content') ?? '';
    expect(new URL(share).pathname).toBe(at(screen));
    for (const picture of [print, screen, phone])
      expect((await visitor.fetch(at(picture))).headers.get('content-type')).toBe('image/jpeg');
    const saved = await visitor.fetch(document.querySelector('.shots a')?.getAttribute('href') ?? '');
    expect(saved.headers.get('content-disposition')).toBe(`attachment; filename="${slug}-1-live.jpg"`);

    const ways = [...document.querySelectorAll('#downloads a')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    expect(ways.map((way) => way.split('/').at(-1))).toEqual([
      ...['everything.zip', 'press-kit.pdf', 'press-kit-one-page.pdf', 'bios.txt', 'photos.zip'],
    ]);
    const [zip = '', pdf = ''] = ways;
    const document1 = await visitor.fetch(pdf);
    expect(document1.headers.get('content-disposition')).toContain('filename="dj-nova-press-kit.pdf"');
    await openPdf(new Uint8Array(await document1.arrayBuffer()));
    const beyond = await visitor.fetch(pdf, { headers: { range: 'bytes=99999999-' } });
    expect(beyond.status).toBe(416);
    const all = await visitor.fetch(zip);
    expect(all.headers.get('content-disposition')).toBe('attachment; filename="dj-nova-everything.zip"');
    const files = readZip(Buffer.from(await all.arrayBuffer()));
    expect([...files.keys()].toSorted()).toEqual([
      ...['bios.txt', 'photos/01-live.jpg', 'photos/credits.txt', 'press-kit-one-page.pdf', 'press-kit.pdf'],
    ]);
    expect(files.get('photos/credits.txt')?.toString()).toContain('Jana Wirth');

    // A photo that the kit shows no more is not given away either.
    await client.send('PATCH', `/api/generations/${id}`, {
      edits: { kit: { ...NOVA, photos: [] } },
      version: 1,
    });
    await isMissing(at(print));
  });

  it('moves: every address that it had leads to the one that it has, in whatever letters', async () => {
    const { client, id, slug: first } = await publishedKit();
    const second = newSlug();
    await placeKit(client, id, second);
    const tagged = await visitor.fetch(`/epk/${first}?from=poster`);
    expect(tagged.headers.get('location')).toBe(`/epk/${second}?from=poster`);
    for (const path of [`/epk/${first}`, `/epk/${second.toUpperCase()}`, `/epk/${second}/`]) {
      const reply = await visitor.fetch(path);
      expect([reply.status, reply.headers.get('location')]).toEqual([301, `/epk/${second}`]);
    }
    expect((await visitor.fetch(`/epk/${first}/files/bios.txt`)).status).toBe(200);
    await placeKit(client, id, first);
    expect((await visitor.fetch(`/epk/${second}`)).headers.get('location')).toBe(`/epk/${first}`);
    await read(first);
  });

  it('what is written into it stays text, and its data is data', async () => {
    const evil = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>';
    const { slug } = await publishedKit({
      ...{ artistName: evil.slice(0, 60), tagline: evil, bio: { short: evil, medium: '', long: '' } },
      recordings: [{ link: 'https://soundcloud.com/a/b', title: evil }],
      dates: [{ date: '2999-01-01', venue: evil, city: evil }],
    });
    const { document } = await read(slug);
    expect(document.querySelectorAll('script')).toHaveLength(2);
    expect(document.querySelectorAll('img')).toHaveLength(0);
    const data = JSON.parse(document.querySelector('[type="application/ld+json"]')?.textContent ?? '');
    expect(data).toMatchObject({ '@type': 'MusicGroup', description: evil });
    expect(data.event[0]).toMatchObject({ startDate: '2999-01-01', location: { name: evil } });
  });
});

describe('what is not published is not there', () => {
  it('before it is, once it is taken back, once it is deleted, and under names that nobody has', async () => {
    const { client, id, slug } = await publishedKit();
    await placeKit(client, id, slug, false);
    const ways = [slug, `${slug}/files/press-kit.pdf`, `${slug}/files/everything.zip`, 'nobody', '..%2fapi'];
    for (const way of ways) await isMissing(`/epk/${way}`);
    await placeKit(client, id, slug);
    await read(slug);
    await isMissing(`/epk/${slug}/files/cover.svg`);
    await isMissing(`/epk/${slug}/files/logos.zip`);
    await isMissing(`/epk/${slug}/pictures/med_none`);
    expect((await client.send('DELETE', `/api/generations/${id}`)).status).toBe(200);
    await isMissing(`/epk/${slug}`);
  });

  it('a picture of the account that the kit does not show', async () => {
    const { client, slug } = await publishedKit();
    const other = await uploadPicture(client);
    await isMissing(`/epk/${slug}/pictures/${other.id}`);
  });
});
