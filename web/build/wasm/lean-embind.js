// @ts-nocheck: emcc runs this, not Node.
// For emcc's --js-library. Embind teaches JavaScript every C++ type it knows and checks every call;
// only numbers cross the border here (cpp/bind.cpp), counted and ordered by one caller
// (web/lib/instance.js). So the glue goes without types: a bound function is the C++ function, its
// result an unsigned number. Measured with emcc 3.1.6: 4 KB of the
// gzipped download, half of them by the types and half by the checks.
const lean = {
  _embind_register_function: function register(name, _count, _types, _signature, invoker, bound) {
    let text = '';
    while (HEAPU8[name]) text += String.fromCharCode(HEAPU8[name++]);
    Module[text] = (...numbers) => getWasmTableEntry(invoker)(bound, ...numbers) >>> 0;
  },
  _embind_register_function__deps: ['$getWasmTableEntry'],
};
// What long work calls between two slices (cpp/slices.hpp).
lean.mazewright_beat = function beat(done, whole) {
  Module['beat'](done >>> 0, whole >>> 0);
};
// Packs bytes into a zlib stream; returns its length, 0 if there is no room for it.
lean.mazewright_deflate = function deflate(from, length, to, room) {
  const bytes = HEAPU8.subarray(from >>> 0, (from >>> 0) + (length >>> 0));
  const packed = Module['deflate'](bytes);
  if (packed.length > room >>> 0) return 0;
  HEAPU8.set(packed, to >>> 0);
  return packed.length;
};
const types = 'void bool integer bigint float std_string std_wstring memory_view emval'.split(' ');
for (const type of types) {
  lean[`_embind_register_${type}`] = function ignore() {};
  lean[`_embind_register_${type}__deps`] = [];
}
// The first is what 3.1.6 has, the second its newer name.
if (typeof addToLibrary === 'undefined') mergeInto(LibraryManager.library, lean);
else addToLibrary(lean);
