# The targets `core` and `small`: for each an ES module whose default export makes the module, and its
# .wasm. One set of flags for emcc 3.1.6 (Debian 12) and for current Emscripten.

# emcc's -Oz and -Os keep even a getter from being inlined, hence -finline-functions. The packed forms
# and the files of fast_sources are built for speed. Measured with emcc 3.1.6, gzipped, and the time of
# generators against -O2 for generators and solvers with bare -Oz for the rest:
#   82.1 KB  so it was
#   67.9 KB  bare -Oz everywhere
#   60.1 KB  -Oz, inlined: times 0.6 to 1.75, most 1.0 to 1.5; solvers, tiles and lines 0.3 to 0.7
#   72.5 KB  -Os, inlined: times 0.5 to 1.1
# At -O2 a fast file takes 0.5 to 0.9 of the time that it took before; at -Os some gained nothing, as
# what they share with the others is compiled for size.
set(small_code -Oz -finline-functions -flto -mbulk-memory)
set(fast_code -O2 -flto -mbulk-memory)

file(GLOB fast_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/cpp/mazewright/generators/packed/*.cpp)
# Outside packed/: the time at -Oz is so many times that at -O2, which costs so much of the download.
set(more_fast_sources
  base/bytes.cpp                           # every maze fills and copies vectors of bytes
  dungeons/parts/packed_floor.cpp          # 3.3 of a BSP dungeon, 0.1 KB
  generators/growing_binary_tree.cpp       # 1.5, 0.9 KB
  generators/growth/active_list.cpp        # 1.1 of growing trees, 0.2 KB
  generators/growth/depth_first.cpp        # 2.0, 1.5 KB
  generators/hunt_and_kill.cpp             # 1.5, 0.9 KB
  generators/parallel_backtracker.cpp      # 2.0, 0.8 KB
  generators/prim_active_cell.cpp          # 1.7, 0.9 KB
  generators/prim_cell_cost.cpp            # 1.2, 0.6 KB
  generators/prim_frontier_cell.cpp        # 1.6, 0.9 KB
  generators/prim_frontier_edge.cpp        # 1.5, 0.9 KB
  generators/random_bfs.cpp                # 1.7, 0.9 KB
  generators/rows/fair_runs.cpp            # 1.25 of a sidewinder, 0.15 KB
  generators/rows/row_bits.cpp             # 1.7 of a binary tree, -0.4 KB
  solvers/bfs.cpp)                         # what users wait for on large mazes
list(TRANSFORM more_fast_sources PREPEND ${PROJECT_SOURCE_DIR}/cpp/mazewright/)
list(APPEND fast_sources ${more_fast_sources})
target_compile_options(mazewright_core PRIVATE ${small_code})
# A precompiled header is for one level of optimisation.
set_source_files_properties(${fast_sources} PROPERTIES COMPILE_OPTIONS "${fast_code}"
                                                       SKIP_PRECOMPILE_HEADERS ON)
target_compile_definitions(mazewright_core PUBLIC MAZEWRIGHT_BUILT_FOR_SIZE)

set(border cpp/bindings/bind.cpp cpp/bindings/convert.cpp)
add_executable(core ${border} cpp/mazewright/catalog/all_rows.cpp)
add_executable(small ${border} cpp/mazewright/catalog/small_rows.cpp)

# Options that were renamed (3.1.25) or are no longer there (6). The package hands in the compiled
# module, so the glue never needs to know where it lies.
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
  set(options_of_version -sTOTAL_STACK=256KB -sUSE_ES6_IMPORT_META=0)
else()
  set(options_of_version -sSTACK_SIZE=256KB)
endif()

set(link_options
  -Oz
  -flto
  -fno-exceptions
  -lembind
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
  -sINITIAL_MEMORY=512KB
  -sMAXIMUM_MEMORY=4GB
  -sALLOW_MEMORY_GROWTH
  # The core asks for few, large pieces: the small allocator is as fast.
  -sMALLOC=emmalloc
  # malloc returns null; the core's new_handler tells of it.
  -sABORTING_MALLOC=0)

foreach(program core small)
  target_link_libraries(${program} PRIVATE mazewright_core mazewright_warnings)
  target_compile_options(${program} PRIVATE ${small_code} -fno-exceptions)
  target_link_options(${program} PRIVATE ${link_options})
endforeach()
