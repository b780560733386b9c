# The targets `core`, `dungeons` and `small`: for each an ES module whose default export makes the module, and its
# .wasm. One set of flags for emcc 3.1.6 (Debian 12) and for current Emscripten.

# Most code is built for size. emcc's -Oz keeps even a getter from being inlined, hence
# -finline-functions. The threshold is set when a file is compiled and again when all of them are
# linked, because -flto inlines across files there. Measured with emcc 3.1.6, KB of core.wasm gzipped,
# and the median time of all generators at 1000 x 1000:
#   118.2  without a threshold
#   115.1  with 5, which clang itself uses for -Oz: 0.994 of that above
#   109.3  with 5 in the fast files too: 1.29
#   126.3  without it, linked with --lto-O1
# and later, at 200 x 200:
#   192.2  with 5
#   191.7  linked with 0: 0.99
#   191.2  compiled with 0 too: 1.01
set(small_code -Oz -finline-functions -mllvm -inline-threshold=0 -flto -mbulk-memory)
# Once more through Binaryen's passes, which emcc runs once: 0.7 KB less, packed.
set(small_link -Oz LINKER:-mllvm,-inline-threshold=0 -sBINARYEN_EXTRA_PASSES=-Oz)

# The files of fast_sources take 0.5 to 0.9 of the time that they take at -Oz; at -Os some gain nothing.
set(fast_code -O2 -flto -mbulk-memory)

file(GLOB fast_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/cpp/mazewright/generators/packed/*.cpp)
# Outside packed/: the time at -Oz is so many times that at -O2, which costs so much of the download.
set(more_fast_sources
  base/bytes.cpp                           # every maze fills and copies vectors of bytes
  dungeons/caves.cpp                       # 1.4, 1.6 KB
  dungeons/drunkard.cpp                    # 1.3, 0.7 KB
  dungeons/shared/packed_floor.cpp         # 3.3 of a BSP dungeon, 0.1 KB
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
  generators/rows/row_bits.cpp             # 1.7 of a binary tree, -0.4 KB
  model/low_points.cpp                     # 1.3 of bottlenecks, -0.2 KB
  solvers/bfs.cpp)                         # what users wait for on large mazes
list(TRANSFORM more_fast_sources PREPEND ${PROJECT_SOURCE_DIR}/cpp/mazewright/)
list(APPEND fast_sources ${more_fast_sources})

# Its definition says which rows a program has.
set(catalog ${PROJECT_SOURCE_DIR}/cpp/mazewright/catalog/catalog.cpp)

get_target_property(sources mazewright_core SOURCES)
list(REMOVE_ITEM sources ${fast_sources} ${catalog})
set_property(TARGET mazewright_core PROPERTY SOURCES ${sources})
target_compile_options(mazewright_core PRIVATE ${small_code})

target_compile_definitions(mazewright_core PUBLIC MAZEWRIGHT_BUILT_FOR_SIZE)

# The fast files twice: `small` is for pages, whose mazes are small, and has them built for size too.
foreach(library mazewright_fast mazewright_fast_for_size)
  add_library(${library} OBJECT ${fast_sources})
  target_compile_options(${library} PRIVATE ${core_options})
  target_link_libraries(${library} PRIVATE mazewright_core mazewright_warnings)
endforeach()
target_compile_options(mazewright_fast PRIVATE ${fast_code})
target_compile_options(mazewright_fast_for_size PRIVATE ${small_code})


# Options that were renamed (3.1.25) or are no longer there (6). The package hands in the compiled
# module, so the glue never needs to know where it lies.
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
  set(options_of_version -sTOTAL_STACK=256KB -sUSE_ES6_IMPORT_META=0)
else()
  set(options_of_version -sSTACK_SIZE=256KB)
endif()

set(link_options
  ${small_link}
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

foreach(program core dungeons small)
  add_executable(${program} cpp/bindings/bind.cpp cpp/bindings/convert.cpp ${catalog})
  target_compile_definitions(${program} PRIVATE MAZEWRIGHT_TIER=${program})
  # The fast files first: of an inline function that several files have, the linker keeps the copy of
  # the first one. With the copies that are built for size, whatever grows from cell to cell takes 1.8
  # to 2.5 times as long.
  set(fast $<IF:$<STREQUAL:${program},small>,mazewright_fast_for_size,mazewright_fast>)
  target_link_libraries(${program} PRIVATE ${fast} mazewright_core mazewright_warnings)
  target_compile_options(${program} PRIVATE ${small_code} -fno-exceptions)
  target_link_options(${program} PRIVATE ${link_options})
endforeach()
target_sources(core PRIVATE cpp/bindings/bind_more.cpp)
target_sources(dungeons PRIVATE cpp/bindings/bind_more.cpp)

# Unpacks the others in the package; nothing of this library is in it.
add_executable(join web/build/wasm/join.cpp)
set_target_properties(join PROPERTIES SUFFIX .wasm)
target_link_libraries(join PRIVATE mazewright_warnings)
target_compile_options(join PRIVATE -Oz -mbulk-memory ${core_options})
target_link_options(
  join PRIVATE -Oz --no-entry -sSTANDALONE_WASM -sEXPORTED_FUNCTIONS=_join,_input
  -sINITIAL_MEMORY=128KB -sALLOW_MEMORY_GROWTH
  $<IF:$<VERSION_LESS:${EMSCRIPTEN_VERSION},3.1.25>,-sTOTAL_STACK=16KB,-sSTACK_SIZE=16KB>)
