/// Records that a method without effect was called on an object.
package func inert<Owner: AnyObject>(_ inertness: Inertness, _ owner: Owner, _ member: String = #function) {
    let use = InertUse(inertness, "\(Owner.self).\(member)", isOfProperty: false)
    if let number = InertUses.add(use) { InertUses.note(number, in: owner) }
}

/// Records that a function of a type, or a method of a value, without effect was called.
package func inert(_ inertness: Inertness, in type: Any.Type, _ member: String = #function) {
    _ = InertUses.add(InertUse(inertness, "\(type).\(member)", isOfProperty: false))
}

/// Records that a computed property without effect got another value.
package func inert<Owner: AnyObject, Value>(
    _ inertness: Inertness, _ owner: Owner, from old: Value, to new: Value, _ member: String = #function
) {
    if !isSame(old, new) { inert(inertness, owner, member) }
}

/// Records that a function without effect was called.
package func inert(_ inertness: Inertness, _ member: String = #function) {
    _ = InertUses.add(InertUse(inertness, member, isOfProperty: false))
}
