import Foundation

/// The cached counts of a list's data source.
struct ListCounts {
    /// The number of rows or items in each section; `nil` before the data source is asked.
    var counts: [Int]?
}

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

/// Creates views of classes that are known only at run time, through initializers that are not declared as required.
@MainActor enum ListElements {
    private final class OtherCellMaker: CellMaker {}
    private class CellMaker: UICollectionViewCell {
        required override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class OtherViewMaker: ViewMaker {}
    private class ViewMaker: UICollectionReusableView {
        required override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class OtherRowMaker: RowMaker {}
    private class RowMaker: UITableViewCell {
        required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class OtherHeaderMaker: HeaderMaker {}
    private class HeaderMaker: UITableViewHeaderFooterView {
        required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class OtherAttributesMaker: AttributesMaker {}
    private class AttributesMaker: UICollectionViewLayoutAttributes {
        required override init() { super.init() }
    }
    private final class OtherContextMaker: ContextMaker {}
    private class ContextMaker: UICollectionViewLayoutInvalidationContext {
        required override init() { super.init() }
    }

    nonisolated static func make(
        attributes type: UICollectionViewLayoutAttributes.Type
    ) -> UICollectionViewLayoutAttributes {
        let made: AnyObject = unsafe unsafeBitCast(type, to: AttributesMaker.Type.self).init()
        return unsafe unsafeDowncast(made, to: UICollectionViewLayoutAttributes.self)
    }
    nonisolated static func make(
        context type: UICollectionViewLayoutInvalidationContext.Type
    ) -> UICollectionViewLayoutInvalidationContext {
        let made: AnyObject = unsafe unsafeBitCast(type, to: ContextMaker.Type.self).init()
        return unsafe unsafeDowncast(made, to: UICollectionViewLayoutInvalidationContext.self)
    }
    static func make(cell type: AnyClass) -> AnyObject {
        unsafe unsafeBitCast(type, to: CellMaker.Type.self).init(frame: .zero)
    }
    static func make(reusableView type: AnyClass) -> AnyObject {
        unsafe unsafeBitCast(type, to: ViewMaker.Type.self).init(frame: .zero)
    }
    static func make(row type: AnyClass, identifier: String?) -> AnyObject {
        unsafe unsafeBitCast(type, to: RowMaker.Type.self).init(style: .default, reuseIdentifier: identifier)
    }
    static func make(header type: AnyClass, identifier: String?) -> AnyObject {
        unsafe unsafeBitCast(type, to: HeaderMaker.Type.self).init(reuseIdentifier: identifier)
    }
}
