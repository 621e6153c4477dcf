import LayoutSimEquations
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

/// A layout in progress: the passes so far and their results.
struct LayoutRun {
    private(set) var tree: LayoutTree
    let measure: ContentMeasure
    /// The views with moving guides that constraints refer to, and the toolbars.
    let movingGuideOwners: [Int]
    /// The views whose texts wrap.
    let wrapping: [Int]
    /// The first pass: texts on one line, and guides of nested views without a safe area.
    private(set) var firstPass: Pass
    /// The insets of the guides when texts were wrapped, by view.
    private(set) var settledInsets: [ViewInsets] = []
    /// The equations of the first pass, kept once an edit is made or a result depends on them.
    var unwrapped: ScreenSession?
    /// The motion of the first pass with the window, if known.
    var firstMotion: FirstMotion?
    private(set) var pass: Pass
    var equations: ScreenSession
    /// The loop that keeps the guides from settling.
    private(set) var feedbackLoop: FeedbackLoop?
    /// The frame widths for which texts were wrapped, the widths at which they were wrapped, and their sizes, by view;
    /// in points.
    private var wrappings: [Int: (frame: Double, text: Double, size: IntrinsicSize)] = [:]

    /// Runs the first pass.
    init(_ tree: LayoutTree, measure: ContentMeasure) {
        self.tree = tree
        self.measure = measure
        movingGuideOwners = tree.movingGuideOwners
        wrapping = tree.index.nodes.indices.filter { tree.index.nodes[$0].view.wraps }
        pass = Pass(
            sizes: tree.index.nodes.map { $0.size(by: measure, width: nil) },
            insets: tree.insets(rects: nil))
        firstPass = pass
        equations = ScreenSession(tree, pass)
        equations.solve()
    }

    /// Runs the remaining passes: guides settle, texts that wrap are measured once at their solved widths, and guides
    /// settle again.
    mutating func finish() {
        settleGuides()
        settledInsets = pass.insets
        guard wrap(at: equations.widths(at: wrapping)) else { return }
        solve()
        settleGuides()
    }

    /// The maximum number of passes. Guides that move with the views they place settle after two to four passes on real
    /// files; one whose inset grows with itself needs as many as there are doublings between a rounding error and the
    /// safe area.
    private static let greatestNumberOfPasses = 50

    private mutating func settleGuides() {
        feedbackLoop = nil
        let owners = movingGuideOwners
        guard !owners.isEmpty else { return }
        var passes = [pass]
        while let next = movedGuides() {
            guard passes.count < LayoutRun.greatestNumberOfPasses, !passes.contains(where: next.isNear) else {
                feedbackLoop = FeedbackLoop(from: pass, to: next, owners, grid: measure.grid)
                return
            }
            pass = next
            passes.append(next)
            solve()
        }
    }

    /// Returns the pass whose guides match the frames of the last one; `nil` if that changes nothing.
    private func movedGuides() -> Pass? {
        let rects = equations.frames
        var next = Pass(sizes: pass.sizes, insets: tree.insets(rects: rects))
        for position in tree.index.nodes.indices {
            guard case .control(.toolbar) = tree.index.nodes[position].view.content,
                tree.index.nodes[position].view.intrinsicSizeOverride.height == .content
            else { continue }
            next.sizes[position].height = tree.toolbarHeight(rects[position])
        }
        return next.isNear(pass) ? nil : next
    }

    /// Measures texts that may wrap at the widths of their frames, and returns whether that changes anything.
    private mutating func wrap(at widths: [Double]) -> Bool {
        var hasChanged = false
        for (position, width) in zip(wrapping, widths) {
            let known = wrappings[position]
            let size: IntrinsicSize
            if let known, known.frame == width {
                size = known.size
            } else {
                let view = tree.index.nodes[position].view
                size = measure.size(of: view, width: width)
                wrappings[position] = (width, measure.textWidth(of: view, frameWidth: width), size)
            }
            guard size != pass.sizes[position] else { continue }
            hasChanged = true
            pass.sizes[position] = size
        }
        return hasChanged
    }

    /// Returns the width at which the text of a view was wrapped, if its final rectangle is as wide as the one it was
    /// wrapped for.
    func measuredWidth(at position: Int, in rect: Rect) -> Double? {
        guard let wrapping = wrappings[position], abs(wrapping.frame - rect.width) < 1e-6 else { return nil }
        return wrapping.text
    }

    private mutating func solve() {
        equations.update(pass)
        equations.solve()
    }
}

extension LayoutRun {
    /// Sets the constant of an author's constraint, in points; call `finishAgain()` afterward.
    mutating func setConstant(_ constant: Double, of number: Int) {
        beginEdit()
        equations.setConstant(constant, of: number)
        unwrapped?.setConstant(constant, of: number)
    }

    /// Sets the size of a view that only a mask determined, in points; call `finishAgain()` afterward. Returns `false`
    /// and changes nothing if no mask did.
    mutating func setSize(_ size: Size, at position: Int) -> Bool {
        beginEdit()
        guard equations.setSize(size, at: position) else { return false }
        _ = unwrapped?.setSize(size, at: position)
        return true
    }

    /// Replaces a view by one that may differ only in what its content measures; call `finishAgain()` afterward.
    mutating func replaceView(at position: Int, with view: View) {
        beginEdit()
        tree.replaceView(at: position, with: view)
        wrappings[position] = nil
        firstPass.sizes[position] = measure.size(of: view, width: nil)
    }

    /// Resizes the window to a size in points and runs all passes again.
    mutating func moveWindow(to size: Size) {
        guard size != tree.screen.viewport.size else { return }
        keepFirstPass()
        tree.setWindow(size)
        firstPass.insets = tree.insets(rects: nil)
        equations.setWindow(size)
        unwrapped?.setWindow(size)
        finishAgain()
    }

    /// Runs all passes again; the result is that of a new layout of the same screen.
    mutating func finishAgain() {
        pass = firstPass
        guard unwrapped != nil else {
            solve()
            return finish()
        }
        settledInsets = pass.insets
        unwrapped?.update(pass)
        unwrapped?.solve()
        _ = wrap(at: unwrapped?.widths(at: wrapping) ?? [])
        solve()
    }

    /// Returns the solved equations of the first pass if no guides move; a caller that changes them must restore them.
    mutating func firstEquations() -> ScreenSession {
        if let known = unwrapped.take() { return known }
        var first = equations
        first.update(firstPass)
        first.solve()
        return first
    }

    /// Prepares for an edit of anything but the window, after which the first pass moves differently.
    private mutating func beginEdit() {
        keepFirstPass()
        firstMotion = nil
    }

    /// Keeps the equations of the first pass if only wrapping texts make another pass necessary, so that an edit
    /// changes few numbers of both.
    private mutating func keepFirstPass() {
        guard unwrapped == nil, movingGuideOwners.isEmpty, pass.sizes != firstPass.sizes else { return }
        // Both passes have the same equations, and few numbers differ.
        unwrapped = equations
        unwrapped?.update(firstPass)
    }
}

extension Pass {
    /// Returns whether both passes result in the same pixels.
    fileprivate func isNear(_ other: Pass) -> Bool {
        sizes == other.sizes && zip(insets, other.insets).allSatisfy { $0.isNear($1) }
    }
}

extension ViewInsets {
    fileprivate func isNear(_ other: ViewInsets) -> Bool {
        size.isNear(other.size) && safeArea.isNear(other.safeArea) && margins.isNear(other.margins)
    }
}

extension Size {
    fileprivate func isNear(_ other: Size) -> Bool {
        abs(width - other.width) + abs(height - other.height) < 1e-6
    }
}

extension EdgeInsets {
    fileprivate func isNear(_ other: EdgeInsets) -> Bool {
        abs(top - other.top) + abs(left - other.left) + abs(bottom - other.bottom) + abs(right - other.right) < 1e-6
    }
}
