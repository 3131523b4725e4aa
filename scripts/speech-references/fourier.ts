/** Discrete Fourier transform in place (Cooley and Tukey, radix 2). The length is a power of two. */
export function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  const swap = (part: Float64Array, one: number, other: number) => {
    const kept = part[one]!;
    part[one] = part[other]!;
    part[other] = kept;
  };
  for (let index = 1, mirror = 0; index < size; index++) {
    let bit = size >> 1;
    for (; mirror & bit; bit >>= 1) mirror ^= bit;
    mirror ^= bit;
    if (index >= mirror) continue;
    swap(real, index, mirror);
    swap(imaginary, index, mirror);
  }
  for (let length = 2; length <= size; length <<= 1) {
    const half = length >> 1;
    for (let turn = 0; turn < half; turn++) {
      const cos = Math.cos((-2 * Math.PI * turn) / length);
      const sin = Math.sin((-2 * Math.PI * turn) / length);
      for (let low = turn; low < size; low += length) {
        const high = low + half;
        const re = real[high]! * cos - imaginary[high]! * sin;
        const im = real[high]! * sin + imaginary[high]! * cos;
        real[high] = real[low]! - re;
        imaginary[high] = imaginary[low]! - im;
        real[low]! += re;
        imaginary[low]! += im;
      }
    }
  }
}
