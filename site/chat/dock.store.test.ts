import { beforeEach, expect, it } from 'vitest';
import {
  $dock,
  $inSight,
  $unread,
  closeDock,
  noteSight,
  noteWords,
  openByHand,
  openByItself,
} from './dock.store.ts';

beforeEach(() => {
  closeDock();
  $unread.set(false);
});

it('a panel that was opened by hand stays so when it would open by itself', () => {
  openByHand();
  openByItself();
  expect($dock.get()).toEqual({ open: true, by: 'hand' });
});

it('what is said while the panel is closed is unread, until the panel is seen', () => {
  noteWords();
  expect($unread.get()).toBe(true);
  openByHand();
  expect($unread.get()).toBe(true);
  noteSight(true);
  expect($unread.get()).toBe(false);
});

it('what is said in sight is read', () => {
  openByHand();
  noteSight(true);
  noteWords();
  expect($unread.get()).toBe(false);
});

it('a panel that was scrolled away or closed is out of sight', () => {
  openByHand();
  noteSight(true);
  noteSight(false);
  noteWords();
  expect($unread.get()).toBe(true);
  noteSight(true);
  closeDock();
  expect($inSight.get()).toBe(false);
});
