/// The required value of the first stored property of a class whose objects are attribute values.
///
/// When Foundation's attributed strings replace an attribute, they read the first word of the old value as a
/// CoreFoundation object header, and crash if its second byte is zero, since the header then names no type.
package enum FoundationMark {
    /// A word whose second byte is not zero.
    package static var value: UInt { 0x100 }
}
