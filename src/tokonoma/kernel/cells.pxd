# The C twin of cells.py. Locks are Python's own: they need no lock of Python's to be used, and are there on every system.

from libc.stdint cimport int64_t

cdef extern from *:
    """
    #include "pythread.h"
    #define cell_at(cells, i) ((int64_t *)(cells).data + (i))
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    #define cell_load(cells, i) _InterlockedOr64(cell_at(cells, i), 0)
    #define cell_store(cells, i, value) ((void)_InterlockedExchange64(cell_at(cells, i), value))
    #define cell_swap(cells, i, value) _InterlockedExchange64(cell_at(cells, i), value)
    #define cell_swap_if(cells, i, expected, value) \\
        (_InterlockedCompareExchange64(cell_at(cells, i), value, expected) == (expected))
    #define cell_take(cells, i, n) _InterlockedExchangeAdd64(cell_at(cells, i), -(int64_t)(n))
    #if defined(_M_ARM64)
    #define cell_rest() __yield()
    #else
    #define cell_rest() _mm_pause()
    #endif
    #else
    #define cell_load(cells, i) __atomic_load_n(cell_at(cells, i), __ATOMIC_SEQ_CST)
    #define cell_store(cells, i, value) __atomic_store_n(cell_at(cells, i), value, __ATOMIC_SEQ_CST)
    #define cell_swap(cells, i, value) __atomic_exchange_n(cell_at(cells, i), value, __ATOMIC_SEQ_CST)
    #define cell_swap_if(cells, i, expected, value) __sync_bool_compare_and_swap(cell_at(cells, i), expected, value)
    #define cell_take(cells, i, n) __atomic_fetch_sub(cell_at(cells, i), n, __ATOMIC_SEQ_CST)
    #if defined(__x86_64__) || defined(__i386__)
    #define cell_rest() __builtin_ia32_pause()
    #elif defined(__aarch64__) || defined(__arm__)
    #define cell_rest() __asm__ volatile("yield")
    #else
    #define cell_rest() ((void)0)
    #endif
    #endif
    static int64_t cell_make_lock(void) {
        PyThread_type_lock lock = PyThread_allocate_lock();
        if (lock != NULL) PyThread_acquire_lock(lock, WAIT_LOCK);
        return (int64_t)(intptr_t)lock;
    }
    #define cell_sleep_at(lock) ((void)PyThread_acquire_lock((PyThread_type_lock)(intptr_t)(lock), WAIT_LOCK))
    #define cell_open_lock(lock) PyThread_release_lock((PyThread_type_lock)(intptr_t)(lock))
    #define cell_free_lock(lock) PyThread_free_lock((PyThread_type_lock)(intptr_t)(lock))
    """
    int64_t load "cell_load"(int64_t[::1] cells, int i) noexcept nogil
    void store "cell_store"(int64_t[::1] cells, int i, int64_t value) noexcept nogil
    int64_t swap "cell_swap"(int64_t[::1] cells, int i, int64_t value) noexcept nogil
    bint swap_if "cell_swap_if"(int64_t[::1] cells, int i, int64_t expected, int64_t value) noexcept nogil
    int64_t take "cell_take"(int64_t[::1] cells, int i, int64_t n) noexcept nogil
    void rest "cell_rest"() noexcept nogil
    int64_t make_lock "cell_make_lock"() noexcept
    void sleep_at "cell_sleep_at"(int64_t lock) noexcept nogil
    void open_lock "cell_open_lock"(int64_t lock) noexcept nogil
    void free_lock "cell_free_lock"(int64_t lock) noexcept
