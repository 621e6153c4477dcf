/// What the first stored property of a class must hold whose objects are values of attributes.
///
/// Where Foundation's attributed strings replace an attribute, they read the first word of the old value as CoreFoundation's
/// header of an object, and stop the program if it names no type: if its second byte is zero.
enum FoundationMark {
    static let value: UInt = 0x100
}
