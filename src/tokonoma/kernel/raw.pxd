# The C twin of raw.py.

cdef extern from "<stdint.h>":
    # Called short, which only fixes their rank: an array of what Cython knows as char would reach Python as bytes.
    ctypedef short c_i8 "int8_t"
    ctypedef short c_i16 "int16_t"

# A board is a Python head, a pointer to its virtual methods, its notes, then numbers. The notes stays its own; a box further
# on is the same object in both, as `copy_from` demands, so its reference count is right on either side.
cdef extern from *:
    """
    static void fields_copy(PyObject *owner, PyObject *source) {
        size_t head = sizeof(PyObject) + sizeof(void *) + sizeof(PyObject *);
        memcpy((char *)owner + head, (char *)source + head, (size_t)Py_TYPE(source)->tp_basicsize - head);
    }
    #define fields_allocate(owner) ((void)0)
    """
    void copy_fields "fields_copy"(object owner, object source) noexcept nogil
    void allocate "fields_allocate"(object owner) noexcept nogil
