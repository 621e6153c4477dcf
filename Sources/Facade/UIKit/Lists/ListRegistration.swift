/// The source from which a list creates its views.
enum ListRegistration {
    case type(AnyClass)
    case nib(UINib)
    case prototype(NibPrototype)
}

extension ListRegistration {
    /// Returns a registration for a view class; raises an exception if it is not of the required kind.
    static func views<Kind: UIView>(of type: AnyClass, kind: Kind.Type) -> ListRegistration {
        guard type is Kind.Type else {
            raiseInvalidArgument("must pass a class of kind \(kind)", note: "\(type) was registered")
        }
        return .type(type)
    }
}
