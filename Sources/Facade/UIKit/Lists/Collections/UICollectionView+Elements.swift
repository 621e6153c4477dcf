import Foundation
import LayoutSimUIKitArithmetic

extension UICollectionView {
    /// The number of items in each section, cached from the data source.
    var counts: [Int] {
        if let knownCounts { return knownCounts }
        guard let dataSource else { return [] }
        let counts = counts(of: dataSource)
        knownCounts = counts
        return counts
    }

    /// Returns the data source's current item counts, plus placeholders.
    func counts(of dataSource: any UICollectionViewDataSource) -> [Int] {
        (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0) + placeholders.count(inSection: $0)
        }
    }

    /// Returns the cell of an item from the data source, or that of a placeholder.
    private func makeCell(at path: IndexPath) -> UICollectionViewCell? {
        guard let placeholder = placeholders.placeholder(at: path) else {
            let own = placeholders.dataSourcePath(of: path)
            return dataSource.map { source in
                dequeued(ViewRequest.answer({ source.collectionView(self, cellForItemAt: own) }, in: self))
            }
        }
        let cell = dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: path)
        placeholder.cellUpdateHandler?(cell)
        return cell
    }

    func adopt(_ layout: UICollectionViewLayout) {
        guard layout !== layoutObject else { return }
        (layoutObject as? UICollectionViewCompositionalLayout)?.takeScrollers([:])
        layoutObject.collectionView = nil
        layoutObject = layout
        layout.collectionView = self
        layout.isInvalid = true
        layout.invalidateLayout()
    }

    /// Records an invalidation of the layout for the next layout pass.
    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts { knownCounts = nil }
        invalidated.take(context)
        needsLayoutPass = true
        if !isPlacing { setNeedsLayout() }
    }

    func placeIfNeeded() {
        // During a batch update, the data source's counts are ahead of those that the layout knows.
        if needsLayoutPass, !isPlacing, updates == nil, !layoutObject.isPreparing { place() }
    }

    /// Asks the layout for the elements in the bounds, and shows exactly those.
    func place() {
        guard !isPlacing else { return }
        isPlacing = true
        defer { isPlacing = false }
        if let context = contextOfChangedBounds() { layoutObject.invalidateLayout(with: context) }
        for _ in 0..<8 {
            needsLayoutPass = false
            laidOutBounds = bounds
            showElements()
            if !needsLayoutPass { break }
        }
        backgroundView?.frame = bounds
        placeListBackground()
        prefetch(seen: indexPathsForVisibleItems.sorted())
    }

    /// Returns the invalidation context for changed bounds; the layout is asked while the view still reports the old
    /// bounds.
    private func contextOfChangedBounds() -> UICollectionViewLayoutInvalidationContext? {
        let new = bounds
        let isResized = laidOutBounds.size != new.size
        guard !laidOutBounds.isNull, laidOutBounds != new, isResized || !needsLayoutPass else { return nil }
        knownBounds = laidOutBounds
        defer { knownBounds = nil }
        guard layoutObject.shouldInvalidateLayout(forBoundsChange: new) else { return nil }
        let context = layoutObject.invalidationContext(forBoundsChange: new)
        context.isResized = isResized
        return context
    }

    private func showElements() {
        layoutObject.prepareIfNeeded()
        let invalidated = invalidated
        self.invalidated = InvalidatedElements()
        let size = layoutObject.collectionViewContentSize
        if super.contentSize != size { super.contentSize = size }
        if invalidated.offsetAdjustment != .zero {
            contentOffset = contentOffset + invalidated.offsetAdjustment
            laidOutBounds = bounds
        }
        let shown = elements(in: bounds).map { asked(again: $0, invalidated) }.filter { !$0.isHidden }
        var wanted: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for attributes in shown { wanted[attributes.key] = attributes }
        recycle(elements.keys.filter { wanted[$0] == nil })
        for attributes in shown where wanted[attributes.key] === attributes { show(attributes) }
        comingElements = []
        for attributes in shown { elements[attributes.key]?.layer.zPosition = CGFloat(attributes.zIndex) }
    }

    /// Returns new attributes of an element that was invalidated individually; other elements keep the attributes
    /// given.
    private func asked(
        again attributes: UICollectionViewLayoutAttributes, _ invalidated: InvalidatedElements
    ) -> UICollectionViewLayoutAttributes {
        let key = attributes.key
        guard invalidated.keys.contains(key) else { return attributes }
        return self.attributes(of: key) ?? attributes
    }

    /// Returns the elements that the layout shows in a rectangle of the content.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        (layoutObject.layoutAttributesForElements(in: rect) ?? []).filter {
            !$0.isHidden && !$0.frame.onlyTouches(rect)
        }
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        let key = attributes.key
        if let view = elements[key] {
            guard elementAttributes[key] != attributes else { return }
            elementAttributes[key] = attributes
            view.take(attributes)
            fit(view, to: attributes)
            return
        }
        checkItem(of: attributes)
        guard let view = make(key) else { return }
        elements[key] = view
        comingElements.insert(key)
        elementAttributes[key] = attributes
        view.take(attributes)
        if let cell = view as? UICollectionViewCell {
            cell.isSelected = selection.contains(key.indexPath)
            delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
        } else if let kind = key.kind {
            delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.indexPath)
        }
        if key.category == .decorationView { insertSubview(view, at: 0) } else { addSubview(view) }
        fit(view, to: attributes)
    }

    /// Asks a view for its preferred size if its size is estimated or the layout is a custom one; custom layouts decide
    /// whether to use it (Apple, *shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)*).
    private func fit(_ view: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes) {
        let isAsked = layoutObject.isOfApp && attributes.representedElementCategory != .decorationView
        guard attributes.estimates.any || isAsked,
            let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return }
        (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
        let preferred = view.preferredLayoutAttributesFitting(copy)
        guard
            layoutObject.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return }
        layoutObject.invalidateLayout(
            with: layoutObject.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }

    private func make(_ key: ElementKey) -> UICollectionReusableView? {
        switch key.category {
        case .cell: return makeCell(at: key.indexPath)
        case .supplementaryView:
            let kind = key.kind ?? ""
            return dataSource.map { source in
                let view = ViewRequest.answer(
                    { source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.indexPath) },
                    in: self)
                return dequeued(view, kind, at: key.indexPath)
            }
        case .decorationView:
            let type = layoutObject.decorationClasses[key.kind ?? ""] as? UICollectionReusableView.Type
            if type == nil { refuseDecoration(of: key) }
            return type?.make(frame: .zero)
        }
    }

    /// Returns a view from the reuse pool or a new one; list cells learn their coming placement here.
    func dequeue(_ key: ElementKey, pool: String, identifier: String) -> UICollectionReusableView {
        let view = unplaced(key, pool: pool, identifier: identifier)
        ViewRequest.current?.note(view)
        if let row = view as? UICollectionViewListCell {
            row.comingPlace = (layoutObject as? UICollectionViewCompositionalLayout)?.rowPlace(of: key)
        }
        return view
    }

    private func unplaced(_ key: ElementKey, pool: String, identifier: String) -> UICollectionReusableView {
        if let view = elements[key], view.poolName == pool, reconfigured == key.indexPath { return view }
        if let view = pools[pool]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let view: UICollectionReusableView
        switch registrations[pool] {
        case .type(let type as UICollectionReusableView.Type)?: view = type.make(frame: .zero)
        case .nib(let nib)?: view = nib.onlyObject(UICollectionReusableView.self, for: identifier)
        case .prototype(let prototype)?:
            guard let made = prototype.make() as? UICollectionReusableView else {
                raiseInvalidArgument("the storyboard has no view for the identifier \(identifier)")
            }
            view = made
        case .type?, nil:
            let what = key.category == .cell ? "UICollectionElementKindCell" : key.kind ?? ""
            raise(
                "NSInternalInconsistencyException",
                "could not dequeue a view of kind: \(what) with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
            )
        }
        view.identifier = identifier
        view.poolName = pool
        if let frame = layoutObject.isInvalid ? nil : attributes(of: key)?.frame { view.frame = frame }
        return view
    }

    private func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: layoutObject.layoutAttributesForItem(at: key.indexPath)
        case .supplementaryView:
            layoutObject.layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
        case .decorationView:
            layoutObject.layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
        }
    }

    func recycle(_ view: UICollectionReusableView, at key: ElementKey) {
        elements[key] = nil
        elementAttributes[key] = nil
        view.removeFromSuperview()
        if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
        } else if let kind = key.kind {
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.indexPath)
        }
        if let pool = view.poolName { pools[pool, default: []].append(view) }
    }

    /// Reconfigures the existing cell of an item.
    func reconfigure(_ path: IndexPath) {
        guard cellForItem(at: path) != nil else { return }
        reconfigured = path
        defer { reconfigured = nil }
        let cell = makeCell(at: path)
        if let cell, let attributes = elementAttributes[ElementKey(category: .cell, kind: nil, indexPath: path)] {
            fit(cell, to: attributes)
        }
    }

    func recycleAll() { recycle(Array(elements.keys)) }

    private func recycle(_ keys: [ElementKey]) {
        for key in keys.sorted() {
            if let view = elements[key] { recycle(view, at: key) }
        }
    }

    /// Scrolls an item to a position in the visible area.
    func scroll(to indexPath: IndexPath, at position: ScrollPosition) {
        placeIfNeeded()
        (layoutObject as? UICollectionViewCompositionalLayout)?.scrollSection(to: indexPath, at: position)
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
            raise(
                "NSInternalInconsistencyException",
                "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: \(indexPath.log)"
            )
        }
        let insets = adjustedContentInset
        var offset = contentOffset
        if position.contains(.top) { offset.y = frame.minY - insets.top }
        if position.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
        if position.contains(.bottom) { offset.y = frame.maxY - bounds.height + insets.bottom }
        if position.contains(.left) { offset.x = frame.minX - insets.left }
        if position.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
        if position.contains(.right) { offset.x = frame.maxX - bounds.width + insets.right }
        let size = contentSize
        offset.x = max(-insets.left, min(offset.x, size.width + insets.right - bounds.width))
        offset.y = max(-insets.top, min(offset.y, size.height + insets.bottom - bounds.height))
        contentOffset = offset
    }
}

extension UICollectionViewLayout {
    /// Whether the layout is neither a flow layout nor a compositional layout.
    fileprivate var isOfApp: Bool {
        !(self is UICollectionViewFlowLayout) && !(self is UICollectionViewCompositionalLayout)
    }
}

extension CGRect {
    /// Returns whether a rectangle intersects another only in a line or a point, such as a page next to the visible
    /// one.
    fileprivate func onlyTouches(_ other: CGRect) -> Bool {
        guard !isEmpty, intersects(other) else { return false }
        return intersection(other).isEmpty
    }
}
