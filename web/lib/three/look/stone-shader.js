/**
 * The program of all surfaces of a maze. What it is made of depends on its defines: STONES and RELIEF, the
 * texture and the light on its relief; FIELD, light that is baked for flat ground, under a ceiling if CEILED;
 * NEAR, light by how near other surfaces are; RIMS, edges of walls that catch the light; TORCH, a light in the
 * hand of whoever looks, otherwise a sun, which moves with the eye around a BODY; GROUND, what lies around a maze
 * and only takes shadows; TILES, colours by tile.
 */

/** What goes from corners to pixels. */
const VARYINGS = `varying vec3 vPlace, vOut, vEye, vFacing, vTint;
varying float vNear;
varying vec2 vStone;
`;

export const VERTEX = `
#include <common>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
attribute float near;
${VARYINGS}void main() {
  vTint = color;
  vNear = near;
  vStone = uv;
  vec4 place = vec4(position, 1.0);
  vOut = normal;
  #ifdef USE_INSTANCING
  place = instanceMatrix * place;
  vOut = mat3(instanceMatrix) * normal;
  #endif
  vPlace = place.xyz;
  vFacing = normalMatrix * vOut;
  vec4 mvPosition = modelViewMatrix * place;
  vEye = mvPosition.xyz;
  gl_Position = projectionMatrix * mvPosition;
  #include <logdepthbuf_vertex>
  #include <fog_vertex>
}`;

export const FRAGMENT = `
#include <common>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
uniform sampler2D map, grain, field, tiles;
uniform vec4 fieldBox, tileBox;
uniform float texel, wallHeight, stoneScale;
uniform vec3 tint, joint, sunWay, sun, sky, bounce, torch, ambient;
${VARYINGS}
vec4 fieldAt(vec2 at) {
  return texture2D(field, (at - fieldBox.xy) * fieldBox.zw);
}

void main() {
  #include <logdepthbuf_fragment>
  vec3 face = normalize(vFacing);
  vec3 out3 = normalize(vOut);
  #ifdef BOTH_SIDES
  if (!gl_FrontFacing) { face = -face; out3 = -out3; }
  #endif
  vec3 paint = tint * vTint;
  float solid = 1.0;
  #ifdef TILES
  vec2 tileAt = (vPlace.xz - tileBox.xy) * tileBox.zw;
  vec4 tile = texture2D(tiles, tileAt);
  paint *= tile.rgb;
  vec2 within = step(vec2(0.0), tileAt) * step(tileAt, vec2(1.0));
  solid = tile.a * within.x * within.y;
  #endif
  float hollow = 1.0;
  #ifdef STONES
  vec2 at = vStone * stoneScale;
  vec4 stone = texture2D(map, at * 0.5);
  vec2 slope = stone.gb * 2.0 - 1.0;
  float grey = stone.r;
  #ifdef RELIEF
  // Grain for eyes that are near.
  vec2 wide = fwidth(at);
  float close = 1.0 - smoothstep(0.0008, 0.005, max(wide.x, wide.y));
  vec4 fine = texture2D(grain, at * 2.6);
  grey *= 1.0 + close * 0.34 * (fine.r - 0.5);
  slope += close * 0.8 * (fine.gb * 2.0 - 1.0);
  #endif
  // The tops of walls are worn: their stones differ less.
  float worn = 0.6 * smoothstep(0.6, 0.9, out3.y) * step(0.02, vPlace.y);
  #ifdef FIELD
  grey = mix(grey, 0.94, worn);
  #endif
  float width = max(fwidth(stone.a) * 0.75, 0.03);
  float inside = smoothstep(0.5 - width, 0.5 + width, stone.a);
  // From afar joints are too fine to be seen, but for a little.
  float remote = smoothstep(0.02, 0.12, fwidth(at).x + fwidth(at).y);
  inside = mix(inside, 0.92, 0.8 * remote);
  grey = mix(grey, 0.86, 0.7 * remote);
  paint = mix(paint * joint, paint * grey * 1.12, inside);
  hollow = mix(0.72, 1.0, smoothstep(0.3, 0.85, stone.a));
  #ifdef RELIEF
  // Axes of the texture on the surface, from how it changes on the screen.
  vec3 dx = dFdx(vEye), dy = dFdy(vEye);
  vec2 ux = dFdx(vStone), uy = dFdy(vStone);
  vec3 perpX = cross(dy, face), perpY = cross(face, dx);
  vec3 alongU = perpX * ux.x + perpY * uy.x;
  vec3 alongV = perpX * ux.y + perpY * uy.y;
  float longest = max(dot(alongU, alongU), dot(alongV, alongV));
  if (longest > 0.0) {
    float far = 1.0 - smoothstep(0.004, 0.03, max(fwidth(at).x, fwidth(at).y));
    face = normalize(face - (alongU * slope.x + alongV * slope.y) * inversesqrt(longest) * 0.85 * far);
  }
  #endif
  #endif

  float open = 1.0, lit = 1.0;
  #ifdef FIELD
  float rise = clamp(vPlace.y / wallHeight, 0.0, 1.0);
  vec4 around = fieldAt(vPlace.xz + out3.xz * texel * 1.3);
  float reach = around.g * 1.25 - 0.25 - rise;
  lit = 1.0 - smoothstep(0.0, 0.24, reach);
  float upright = 1.0 - smoothstep(0.3, 0.6, abs(out3.y));
  #ifdef CEILED
  float top = 0.0;
  float away = (1.0 - abs(2.0 * rise - 1.0)) * upright;
  float edge = min(rise, 1.0 - rise) * wallHeight;
  #else
  float top = smoothstep(0.6, 0.9, out3.y) * step(0.02, rise);
  float away = rise;
  float edge = vPlace.y;
  #endif
  open = mix(around.r, 1.0, max(top, away * away * (3.0 - 2.0 * away) * 0.85));
  open *= 1.0 - 0.34 * upright * exp(-edge * 6.0);
  #ifdef RIMS
  if (top > 0.5) {
    float right = fieldAt(vPlace.xz + vec2(texel, 0.0)).b - around.b;
    float down = fieldAt(vPlace.xz + vec2(0.0, texel)).b - around.b;
    out3 = normalize(out3 - vec3(right, 0.0, down) * 3.2);
  } else if (upright > 0.5) {
    out3 = normalize(out3 + vec3(0.0, 1.4 * smoothstep(wallHeight - 0.09, wallHeight, vPlace.y), 0.0));
  }
  #endif
  #endif
  #ifdef NEAR
  open = 1.0 - 0.62 * smoothstep(0.25, 1.0, abs(vNear));
  #endif

  vec3 light;
  vec3 shine = vec3(0.0);
  #ifdef TORCH
  vec3 toTorch = vec3(0.16, 0.1, 0.0) - vEye;
  float square = dot(toTorch, toTorch);
  float facing = max(0.0, dot(face, toTorch) * inversesqrt(square));
  light = ambient * (0.75 + 0.25 * face.y) + torch * (0.25 + 0.75 * facing) / (1.0 + 0.42 * square);
  light *= open;
  #ifdef RELIEF
  // Stones are a little damp: their relief shines in the light of the torch.
  vec3 halfWay = normalize(toTorch * inversesqrt(square) - normalize(vEye));
  shine = torch * pow(max(0.0, dot(face, halfWay)), 18.0) * 0.06 * inside * open / (1.0 + 0.42 * square);
  #endif
  #else
  #ifdef BODY
  float facing = max(0.0, dot(face, sunWay));
  float above = 0.5 + 0.5 * face.y;
  #else
  // The relief of stones bends the normal in space of the eye: by as much it changes the light.
  vec3 eyeSun = normalize((viewMatrix * vec4(sunWay, 0.0)).xyz);
  float bent = dot(face, eyeSun) - dot(normalize(vFacing), eyeSun);
  float facing = max(0.0, dot(out3, sunWay) + bent * step(0.0, dot(out3, sunWay)));
  float above = 0.5 + 0.5 * out3.y + 0.3 * bent;
  #endif
  light = sun * facing * lit + sky * open * (0.45 + 0.55 * above) + bounce * open * (1.0 - above);
  #endif

  vec3 seen = paint * light * hollow + shine;
  float cover = 1.0;
  #ifdef GROUND
  // Beside the floor, the ground takes shadows only: it is as bright as what is behind it.
  float shade = 1.0 - (0.42 + 0.58 * lit) * mix(1.0, open, 0.8);
  cover = mix(shade * 0.62, 1.0, solid);
  seen *= solid;
  #endif
  gl_FragColor = vec4(seen, cover);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  #include <fog_fragment>
}`;
