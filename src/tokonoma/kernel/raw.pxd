# The C twin of raw.py.

cdef extern from "<stdint.h>":
    # Called short, which only fixes their rank: an array of what Cython knows as char would reach Python as bytes.
    ctypedef short c_i8 "int8_t"
    ctypedef short c_i16 "int16_t"

# A board is a Python head, a pointer to its virtual methods, its notes, then numbers. The notes stays its own; a box further
# on is the same object in both, as `copy_from` demands, so its reference count is right on either side.
from libc.stdint cimport int64_t, uint64_t

cdef extern from *:
    """
    static void fields_copy(PyObject *owner, PyObject *source) {
        size_t head = sizeof(PyObject) + sizeof(void *) + sizeof(PyObject *);
        memcpy((char *)owner + head, (char *)source + head, (size_t)Py_TYPE(source)->tp_basicsize - head);
    }
    #define fields_quotient(a, b) ((a) / (b))
    #define fields_allocate(owner) ((void)0)
    #define fields_address(board) ((int64_t)(intptr_t)(board))
    #define fields_row(room, first) ((int16_t *)(room).data + (first))
    static inline uint64_t fields_eight_at(char *room, int place) {
        uint64_t bytes;
        memcpy(&bytes, room + place, sizeof bytes);
        return bytes;
    }
    #define fields_eight(room, place) fields_eight_at((room).data, place)
    #define fields_load(owner, source) fields_copy(owner, (PyObject *)(intptr_t)(source))
    #define fields_save(owner, target) fields_copy((PyObject *)(intptr_t)(target), owner)
    """
    void copy_fields "fields_copy"(object owner, object source) noexcept nogil
    double quotient "fields_quotient"(double a, double b) noexcept nogil
    void allocate "fields_allocate"(object owner) noexcept nogil
    int64_t address "fields_address"(object board) noexcept
    c_i16* row_at "fields_row"(short[::1] room, int first) noexcept nogil
    uint64_t eight_at "fields_eight"(unsigned char[::1] room, int place) noexcept nogil
    void load_fields "fields_load"(object owner, int64_t source) noexcept nogil
    void save_fields "fields_save"(object owner, int64_t target) noexcept nogil
