/** In degrees, north and east above zero. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Mean radius of the earth (IUGG, R1), km. */
const EARTH = 6371.0088;
/** Roads wind: so much longer than the straight line they are as a rule, with a little to spare. */
const DETOUR = 1.25;
/** On roads that far by car, at that average with stops; further by plane. */
const CAR = { furthest: 400, perHour: 80 } as const;
/** To the airport and through it, and out of it and into town again; and what a plane makes on the way. */
const PLANE = { groundMinutes: 270, perHour: 700 } as const;
const STEP = 5;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Kilometres as the crow flies: the haversine formula (R. W. Sinnott, "Virtues of the Haversine", Sky & Telescope 68, 1984)
 * on a sphere, within 0.6 % of the true distance.
 */
export function kilometresBetween(from: Point, to: Point): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const haversine =
    Math.sin((b - a) / 2) ** 2 +
    Math.cos(a) * Math.cos(b) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** An estimate of the kilometres by road, of those as the crow flies. */
export const roadEstimate = (kilometres: number): number => kilometres * DETOUR;

/**
 * An estimate of the minutes from door to door, of the kilometres as the crow flies, in steps of five: by car on up to 400 km
 * of road, by plane beyond. Never less for a longer way.
 */
export function travelEstimate(kilometres: number): number {
  const road = roadEstimate(kilometres);
  const minutes =
    road <= CAR.furthest
      ? (road / CAR.perHour) * 60
      : PLANE.groundMinutes + (kilometres / PLANE.perHour) * 60;
  return Math.ceil(minutes / STEP) * STEP;
}
