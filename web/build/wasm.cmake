# The target `core`: core.js, an ES module whose default export makes the module, and core.wasm.
# One set of flags for emcc 3.1.6 (Debian 12) and for current Emscripten.

# Speed where the cells are; size where options, codes and messages are read and written. Measured
# with emcc 3.1.6, gzipped: 39.9 KB with -Oz everywhere, 42.4 KB so, 43.2 KB with -O3 for the hot
# files, 46.5 KB so without link-time optimisation.
set(hot_sources ${core_sources})
list(FILTER hot_sources INCLUDE REGEX "/(generators|solvers)/|/(grid|maze|analyse)\\.cpp$")
set(cold_sources ${core_sources})
list(REMOVE_ITEM cold_sources ${hot_sources})
set_source_files_properties(${hot_sources} PROPERTIES COMPILE_OPTIONS "-O2;-flto")
set_source_files_properties(${cold_sources} PROPERTIES COMPILE_OPTIONS "-Oz;-flto")

add_executable(core cpp/bind.cpp)
target_link_libraries(core PRIVATE mazewright mazewright_warnings)
# Embind would need RTTI for the names in its error messages only.
target_compile_options(
  core PRIVATE -Oz -flto -fno-exceptions -fno-rtti -DEMSCRIPTEN_HAS_UNBOUND_TYPE_NAMES=0)

# Options that were renamed (3.1.25) or are no longer there (6). The package hands in the compiled
# module, so the glue never needs to know where it lies.
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
  set(options_of_version -sTOTAL_STACK=256KB -sUSE_ES6_IMPORT_META=0)
else()
  set(options_of_version -sSTACK_SIZE=256KB)
endif()

target_link_options(
  core PRIVATE
  -Oz
  -flto
  -fno-exceptions
  -fno-rtti
  -lembind
  --js-library ${PROJECT_SOURCE_DIR}/web/build/lean-embind.js
  --no-entry
  ${options_of_version}
  -sMODULARIZE
  -sEXPORT_ES6
  # Not node: 3.1.6 writes glue for it that needs __dirname. It runs there all the same.
  -sENVIRONMENT=web,worker
  -sFILESYSTEM=0
  -sINCOMING_MODULE_JS_API=instantiateWasm,print,printErr,onAbort
  # To rewind an instance after a trap.
  -sEXPORTED_RUNTIME_METHODS=stackSave,stackRestore
  # No `new Function`: the page's Content-Security-Policy forbids it.
  -sDYNAMIC_EXECUTION=0
  -sINITIAL_MEMORY=2MB
  -sMAXIMUM_MEMORY=2GB
  -sALLOW_MEMORY_GROWTH
  # The core asks for few, large pieces: the small allocator is as fast.
  -sMALLOC=emmalloc
  # malloc returns null; the core's new_handler tells of it.
  -sABORTING_MALLOC=0)
set_target_properties(core PROPERTIES LINK_DEPENDS ${PROJECT_SOURCE_DIR}/web/build/lean-embind.js)
