// A source row is spread to the output's width once (cubic for colors, linear for the darkest and brightest neighbor of
// each pixel); an output row blends four of these. Each value stays between its darkest and brightest neighbor and is
// pushed toward the nearer, so that edges stay edges. Runs that depend on one color only are filled, not calculated.

/** Lightest and darkest neighbor of an edge differ by this much (of 255). */
const EDGE: f32 = 14;

/** Alpha (of 255) below FAINT is dropped and from SOLID on is whole: presses make a haze of the ends. */
const FAINT: f32 = 6;
const SOLID: f32 = 250;

/** Bytes of a spread row a pixel: colors, darkest, brightest, four floats each. */
const STRIDE: i32 = 48;

@inline
function pixel(at: i32): v128 {
  const bytes = v128.load32_zero(at);
  return f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(bytes)));
}

@inline
function mix(one: v128, other: v128, share: f32): v128 {
  return f32x4.add(one, f32x4.mul(f32x4.sub(other, one), f32x4.splat(share)));
}

@inline
function clampTo(value: i32, most: i32): i32 {
  return value < 0 ? 0 : value > most ? most : value;
}

/** The weights of the Catmull-Rom spline at `t` between the middle two of four points. */
@inline
function before(t: f32): f32 {
  return ((-0.5 * t + 1) * t - 0.5) * t;
}
@inline
function nearer(t: f32): f32 {
  return (1.5 * t - 2.5) * t * t + 1;
}
@inline
function farther(t: f32): f32 {
  return ((-1.5 * t + 2) * t + 0.5) * t;
}
@inline
function beyond(t: f32): f32 {
  return (0.5 * t - 0.5) * t * t;
}

export function premultiply(at: i32, count: i32): void {
  for (let i = 0; i < count; i++, at += 4) {
    const alpha = <i32>load<u8>(at, 3);
    if (alpha == 255) continue;
    store<u8>(at, (<i32>load<u8>(at) * alpha + 127) / 255);
    store<u8>(at, (<i32>load<u8>(at, 1) * alpha + 127) / 255, 1);
    store<u8>(at, (<i32>load<u8>(at, 2) * alpha + 127) / 255, 2);
  }
}

export function extremes(source: i32, width: i32, height: i32, row: i32, low: i32, high: i32): void {
  const middle = source + row * width * 4;
  const above = source + clampTo(row - 1, height - 1) * width * 4;
  const below = source + clampTo(row + 1, height - 1) * width * 4;
  for (let x = 0; x < width; x++) {
    const left = (x > 0 ? x - 1 : 0) * 4;
    const here = x * 4;
    const right = (x < width - 1 ? x + 1 : x) * 4;
    let least = i8x16.min_u(v128.load32_zero(above + left), v128.load32_zero(above + here));
    let most = i8x16.max_u(v128.load32_zero(above + left), v128.load32_zero(above + here));
    least = i8x16.min_u(least, v128.load32_zero(above + right));
    most = i8x16.max_u(most, v128.load32_zero(above + right));
    least = i8x16.min_u(least, v128.load32_zero(middle + left));
    most = i8x16.max_u(most, v128.load32_zero(middle + left));
    least = i8x16.min_u(least, v128.load32_zero(middle + here));
    most = i8x16.max_u(most, v128.load32_zero(middle + here));
    least = i8x16.min_u(least, v128.load32_zero(middle + right));
    most = i8x16.max_u(most, v128.load32_zero(middle + right));
    least = i8x16.min_u(least, v128.load32_zero(below + left));
    most = i8x16.max_u(most, v128.load32_zero(below + left));
    least = i8x16.min_u(least, v128.load32_zero(below + here));
    most = i8x16.max_u(most, v128.load32_zero(below + here));
    least = i8x16.min_u(least, v128.load32_zero(below + right));
    most = i8x16.max_u(most, v128.load32_zero(below + right));
    v128.store(low + x * 16, f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(least))));
    v128.store(high + x * 16, f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(most))));
  }
}

@inline
function areAlike(row: i32, next: i32, here: i32, right: i32): i32 {
  const color = load<u32>(row + here);
  return i32(load<u32>(row + right) == color) & i32(load<u32>(next + here) == color) & i32(load<u32>(next + right) == color);
}

/** Writes 1 for a source pixel where all between it and the next, across and down, is one color. */
export function flatness(source: i32, width: i32, height: i32, to: i32, spare: i32): void {
  for (let y = 0; y < height; y++) {
    const row = source + y * width * 4;
    const next = source + clampTo(y + 1, height - 1) * width * 4;
    const line = to + y * width;
    for (let x = 0; x < width - 1; x++) store<u8>(line + x, areAlike(row, next, x * 4, x * 4 + 4));
    store<u8>(line + width - 1, areAlike(row, next, width * 4 - 4, width * 4 - 4));
  }
  for (let y = 0; y < height; y++) {
    const line = to + y * width;
    for (let x = 0; x < width; x++) {
      const left = clampTo(x - 1, width - 1);
      const right = clampTo(x + 1, width - 1);
      store<u8>(spare + y * width + x, load<u8>(line + left) & load<u8>(line + x) & load<u8>(line + right));
    }
  }
  for (let y = 0; y < height; y++) {
    const above = spare + clampTo(y - 1, height - 1) * width;
    const line = spare + y * width;
    const below = spare + clampTo(y + 1, height - 1) * width;
    for (let x = 0; x < width; x++) {
      store<u8>(to + y * width + x, load<u8>(above + x) & load<u8>(line + x) & load<u8>(below + x));
    }
  }
}

@inline
function placeOf(x: i32, step: f32): f32 {
  return (<f32>x + 0.5) * step - 0.5;
}

/** Writes `width` + 1 integers: the first output column that lies at or after each source column. */
export function columns(width: i32, outWidth: i32, to: i32): void {
  const step = <f32>width / <f32>outWidth;
  let next = 0;
  for (let x = 0; x < outWidth; x++) {
    const whole = clampTo(<i32>Mathf.floor(placeOf(x, step)), width - 1);
    for (; next <= whole; next++) store<i32>(to + next * 4, x);
  }
  for (; next <= width; next++) store<i32>(to + next * 4, outWidth);
  store<i32>(to, 0);
}

/** Spreads a row only where one of the four rows of `flat` that use it is not flat. */
export function spreadRow(
  source: i32,
  width: i32,
  height: i32,
  row: i32,
  low: i32,
  high: i32,
  flat: i32,
  starts: i32,
  to: i32,
  outWidth: i32,
): void {
  const line = source + row * width * 4;
  const step = <f32>width / <f32>outWidth;
  const f0 = flat + clampTo(row - 2, height - 1) * width;
  const f1 = flat + clampTo(row - 1, height - 1) * width;
  const f2 = flat + row * width;
  const f3 = flat + clampTo(row + 1, height - 1) * width;
  for (let column = 0; column < width; column++) {
    if (load<u8>(f0 + column) & load<u8>(f1 + column) & load<u8>(f2 + column) & load<u8>(f3 + column)) continue;
    const end = load<i32>(starts + column * 4 + 4);
    for (let x = load<i32>(starts + column * 4); x < end; x++) spreadPixel(line, width, x, step, low, high, to + x * STRIDE);
  }
}

@inline
function spreadPixel(line: i32, width: i32, x: i32, step: f32, low: i32, high: i32, to: i32): void {
  const position = placeOf(x, step);
  const whole = <i32>Mathf.floor(position);
  const t = position - <f32>whole;
  const a = clampTo(whole - 1, width - 1);
  const b = clampTo(whole, width - 1);
  const c = clampTo(whole + 1, width - 1);
  const d = clampTo(whole + 2, width - 1);
  let value = f32x4.mul(pixel(line + a * 4), f32x4.splat(before(t)));
  value = f32x4.add(value, f32x4.mul(pixel(line + b * 4), f32x4.splat(nearer(t))));
  value = f32x4.add(value, f32x4.mul(pixel(line + c * 4), f32x4.splat(farther(t))));
  value = f32x4.add(value, f32x4.mul(pixel(line + d * 4), f32x4.splat(beyond(t))));
  v128.store(to, value);
  v128.store(to, mix(v128.load(low + b * 16), v128.load(low + c * 16), t), 16);
  v128.store(to, mix(v128.load(high + b * 16), v128.load(high + c * 16), t), 32);
}

@inline
function straight(premultiplied: v128): i32 {
  let value = premultiplied;
  const alpha = f32x4.extract_lane(value, 3);
  if (alpha < FAINT) return 0;
  if (alpha < SOLID) {
    const colors = f32x4.mul(value, f32x4.splat(255 / alpha));
    value = f32x4.replace_lane(colors, 3, alpha);
  } else value = f32x4.replace_lane(value, 3, 255);
  const bytes = i32x4.trunc_sat_f32x4_u(f32x4.add(f32x4.min(value, f32x4.splat(255)), f32x4.splat(0.5)));
  const words = i16x8.narrow_i32x4_u(bytes, bytes);
  return i32x4.extract_lane(i8x16.narrow_i16x8_u(words, words), 0);
}

@inline
function fill(from: i32, end: i32, word: i32): void {
  const four = i32x4.splat(word);
  let to = from;
  for (; to <= end - 16; to += 16) v128.store(to, four);
  for (; to < end; to += 4) store<i32>(to, word);
}

/** Flat runs get the color of source row `line`, the rest blends the rows; `t` lies between the middle two. */
export function blendRow(
  r0: i32,
  r1: i32,
  r2: i32,
  r3: i32,
  t: f32,
  gain: f32,
  line: i32,
  flat: i32,
  starts: i32,
  width: i32,
  to: i32,
): void {
  let column = 0;
  while (column < width) {
    const first = column;
    const isFlat = load<u8>(flat + first);
    while (column < width && load<u8>(flat + column) == isFlat) column++;
    const from = load<i32>(starts + first * 4);
    const end = load<i32>(starts + column * 4);
    if (isFlat) fill(to + from * 4, to + end * 4, straight(pixel(line + first * 4)));
    else {
      const at = from * STRIDE;
      blendRun(r0 + at, r1 + at, r2 + at, r3 + at, t, gain, to + from * 4, to + end * 4);
    }
  }
}

function blendRun(r0: i32, r1: i32, r2: i32, r3: i32, t: f32, gain: f32, from: i32, end: i32): void {
  const w0 = f32x4.splat(before(t));
  const w1 = f32x4.splat(nearer(t));
  const w2 = f32x4.splat(farther(t));
  const w3 = f32x4.splat(beyond(t));
  const half = f32x4.splat(0.5);
  const one = f32x4.splat(1);
  const zero = f32x4.splat(0);
  const three = f32x4.splat(3);
  const two = f32x4.splat(2);
  const edge = f32x4.splat(EDGE);
  const steep = f32x4.splat(gain);
  for (let to = from, at = 0; to < end; to += 4, at += STRIDE) {
    const low = mix(v128.load(r1 + at, 16), v128.load(r2 + at, 16), t);
    const high = mix(v128.load(r1 + at, 32), v128.load(r2 + at, 32), t);
    const range = f32x4.sub(high, low);
    let value = f32x4.mul(v128.load(r0 + at), w0);
    value = f32x4.add(value, f32x4.mul(v128.load(r1 + at), w1));
    value = f32x4.add(value, f32x4.mul(v128.load(r2 + at), w2));
    value = f32x4.add(value, f32x4.mul(v128.load(r3 + at), w3));
    value = f32x4.min(high, f32x4.max(low, value));
    const isEdge = f32x4.gt(range, edge);
    if (v128.any_true(isEdge)) {
      let share = f32x4.div(f32x4.sub(value, low), f32x4.max(range, one));
      share = f32x4.add(half, f32x4.mul(steep, f32x4.sub(share, half)));
      share = f32x4.min(one, f32x4.max(zero, share));
      share = f32x4.mul(f32x4.mul(share, share), f32x4.sub(three, f32x4.mul(two, share)));
      value = v128.bitselect(f32x4.add(low, f32x4.mul(share, range)), value, isEdge);
    }
    store<i32>(to, straight(value));
  }
}
