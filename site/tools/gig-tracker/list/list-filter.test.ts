import { describe, expect, it } from 'vitest';
import {
  filterOf,
  isNarrowed,
  paramsOf,
  queryOf,
  requestOf,
  sortedBy,
  statusesWords,
  widened,
  withWhen,
} from './list-filter.ts';

const TODAY = '2026-11-20';

describe('the filter of the list', () => {
  it('shows what is to come, soonest first, where the address says nothing', () => {
    const filter = filterOf('?view=list');
    expect(requestOf(filter, TODAY)).toEqual({ sort: 'night', order: 'asc', from: TODAY });
    expect(queryOf(filter)).toBe('');
    expect(isNarrowed(filter)).toBe(false);
  });

  it('shows what is over until yesterday, latest first', () => {
    expect(requestOf(filterOf('?when=past'), TODAY)).toEqual({
      ...{ sort: 'night', order: 'desc', to: '2026-11-19' },
    });
  });

  it('asks for all that the address names, and says it the same way again', () => {
    const query =
      'when=all&status=lead%2Chold&q=zug&venue=ven_1&client=cli_2&series=ser_3&sort=fee&order=asc';
    const filter = filterOf(query);
    expect(requestOf(filter, TODAY)).toEqual({
      ...{ sort: 'fee', order: 'asc', status: 'lead,hold', q: 'zug' },
      ...{ venue: 'ven_1', client: 'cli_2', series: 'ser_3' },
    });
    expect(queryOf(filter)).toBe(query);
    expect(isNarrowed(filter)).toBe(true);
    expect(queryOf(widened(filter))).toBe('when=all&sort=fee&order=asc');
  });

  it('passes over what is nothing', () => {
    const filter = filterOf('?when=never&status=maybe,hold&venue=no%20id&sort=title&order=up&trash=yes');
    expect(queryOf(filter)).toBe('status=hold');
  });

  it('says statuses in one order, however they were chosen', () => {
    expect(queryOf(filterOf('?status=hold,lead'))).toBe(queryOf(filterOf('?status=lead,hold')));
  });

  it('shows the trash by what was deleted last, of all nights', () => {
    expect(requestOf(filterOf('?trash=1&when=past'), TODAY)).toEqual({
      ...{ sort: 'updated', order: 'desc', deleted: 'true' },
    });
    expect(paramsOf(filterOf('?trash=1&when=past'))).toMatchObject({ trash: '1', when: null, sort: null });
  });

  it('turns the order with the time, unless it was chosen', () => {
    expect(withWhen(filterOf(''), 'past').order).toBe('desc');
    expect(withWhen(filterOf('?order=desc'), 'past').order).toBe('desc');
    expect(withWhen(filterOf('?when=past&order=asc'), 'upcoming').order).toBe('asc');
    expect(queryOf(withWhen(filterOf('?when=past'), 'upcoming'))).toBe('');
  });

  it('sorts by a column, and the other way at the second time', () => {
    const byFee = sortedBy(filterOf(''), 'fee');
    expect([byFee.sort, byFee.order]).toEqual(['fee', 'desc']);
    expect(sortedBy(byFee, 'fee').order).toBe('asc');
    expect(sortedBy(byFee, 'night').order).toBe('asc');
  });
});

it('statuses are named, or counted where they are many', () => {
  expect(statusesWords([])).toBe('All statuses');
  expect(statusesWords(['lead', 'hold'])).toBe('Lead, Hold');
  expect(statusesWords(['lead', 'hold', 'paid'])).toBe('Lead and 2 more');
});
